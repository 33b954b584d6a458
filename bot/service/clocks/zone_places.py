"""Names of places for the time zone search, beyond the cities that the time zone database itself names."""

from typing import Final

WELL_KNOWN: Final = (
    "Europe/London", "Europe/Berlin", "Europe/Paris", "America/New_York", "America/Los_Angeles", "America/Chicago",
    "America/Denver", "America/Toronto", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney",
    "America/Sao_Paulo", "Europe/Madrid", "Europe/Rome", "Europe/Amsterdam", "Europe/Vienna", "Europe/Zurich",
    "Europe/Brussels", "Europe/Stockholm", "Europe/Warsaw", "Europe/Athens", "Europe/Istanbul", "Europe/Kyiv",
    "Europe/Moscow", "Europe/Lisbon", "Europe/Dublin", "Europe/Helsinki", "America/Mexico_City",
    "America/Argentina/Buenos_Aires", "America/Bogota", "America/Lima", "America/Santiago", "America/Caracas",
    "America/Montevideo", "America/Vancouver", "America/Halifax", "America/St_Johns", "America/Phoenix",
    "America/Anchorage", "Pacific/Honolulu", "America/Puerto_Rico", "Asia/Dubai", "Asia/Jerusalem", "Asia/Riyadh",
    "Asia/Tehran", "Asia/Kabul", "Asia/Karachi", "Asia/Kathmandu", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok",
    "Asia/Jakarta", "Asia/Singapore", "Asia/Hong_Kong", "Asia/Manila", "Asia/Seoul", "Asia/Tashkent", "Asia/Almaty",
    "Africa/Cairo", "Africa/Lagos", "Africa/Nairobi", "Africa/Johannesburg", "Africa/Casablanca", "Africa/Accra",
    "Atlantic/Reykjavik", "Atlantic/Azores", "Atlantic/Cape_Verde", "America/Noronha", "America/Nuuk",
    "Australia/Perth", "Australia/Adelaide", "Australia/Darwin", "Australia/Brisbane", "Australia/Eucla",
    "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Noumea", "Pacific/Fiji", "Pacific/Tongatapu",
    "Pacific/Apia", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Marquesas", "Pacific/Gambier", "Asia/Vladivostok",
    "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Krasnoyarsk",
)  # fmt: skip
"""The most populous zones and the only ones of their offset, best known first."""

_BY_ZONE: Final = {
    "America/Anchorage": "Alaska, AKST, AKDT",
    "America/Argentina/Buenos_Aires": "Rosario, ART",
    "America/Bogota": "Medellín, Cali, Cartagena",
    "America/Boise": "Idaho",
    "America/Chicago": (
        "Dallas, Houston, Austin, San Antonio, Texas, Minneapolis, Minnesota, Milwaukee, Wisconsin, St. Louis, Missouri,"
        " Kansas City, Kansas, New Orleans, Louisiana, Memphis, Nashville, Tennessee, Illinois, Iowa, Nebraska, Omaha,"
        " Oklahoma, Alabama, Mississippi, Arkansas, North Dakota, South Dakota, CST, CDT, USA, US, United States, US Central, Central Time"
    ),
    "America/Denver": (
        "Colorado, Salt Lake City, Utah, New Mexico, Albuquerque, Wyoming, Montana, MST, MDT, USA, US, United States, US Mountain, Mountain Time"
    ),
    "America/Detroit": "Michigan",
    "America/Edmonton": "Calgary, Alberta",
    "America/Halifax": "Nova Scotia, New Brunswick, Atlantic Time, AST, ADT",
    "America/Indiana/Indianapolis": "Indiana",
    "America/Kentucky/Louisville": "Kentucky",
    "America/Los_Angeles": (
        "San Francisco, San Diego, San Jose, Sacramento, California, Seattle, Washington State, Portland, Oregon, Las"
        " Vegas, Nevada, PST, PDT, USA, US, United States, US Pacific, Pacific Time"
    ),
    "America/Mexico_City": "Puebla, Guadalajara",
    "America/New_York": (
        "NYC, Boston, Massachusetts, Washington DC, Philadelphia, Pennsylvania, Pittsburgh, Miami, Florida, Orlando, Tampa,"
        " Atlanta, Georgia USA, Charlotte, North Carolina, South Carolina, Virginia, West Virginia, Maryland, Baltimore,"
        " New Jersey, Delaware, Connecticut, Rhode Island, Vermont, New Hampshire, Maine, Ohio, Cleveland, Columbus,"
        " Cincinnati, Buffalo, EST, EDT, USA, US, United States, US Eastern, Eastern Time"
    ),
    "America/Phoenix": "Arizona, Tucson",
    "America/Regina": "Saskatchewan, Saskatoon",
    "America/Sao_Paulo": (
        "Rio de Janeiro, Brasília, Belo Horizonte, Curitiba, Porto Alegre, Florianópolis, Campinas, BRT"
    ),
    "America/St_Johns": "Newfoundland",
    "America/Toronto": "Ottawa, Montréal, Québec, Ontario",
    "America/Vancouver": "British Columbia, Victoria BC",
    "America/Winnipeg": "Manitoba",
    "Africa/Casablanca": "Rabat, Marrakech",
    "Africa/Johannesburg": "Cape Town, Durban, Pretoria, SAST",
    "Africa/Lagos": "Abuja, WAT",
    "Africa/Nairobi": "EAT",
    "Asia/Dhaka": "Chittagong",
    "Asia/Dubai": "Abu Dhabi, UAE",
    "Asia/Ho_Chi_Minh": "Saigon, Hanoi",
    "Asia/Jerusalem": "Tel Aviv, Haifa",
    "Asia/Karachi": "Lahore, Islamabad, PKT",
    "Asia/Kolkata": (
        "Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad, Pune, Ahmedabad, Calcutta, IST"
    ),
    "Asia/Riyadh": "Jeddah, Mecca",
    "Asia/Seoul": "Busan, KST",
    "Asia/Shanghai": "Beijing, Peking, Shenzhen, Guangzhou, Chengdu",
    "Asia/Tokyo": "Osaka, Kyoto, Yokohama, Nagoya, Sapporo, Fukuoka, JST",
    "Atlantic/Canary": "Tenerife, Gran Canaria, Las Palmas",
    "Australia/Adelaide": "South Australia, ACST, ACDT",
    "Australia/Brisbane": "Queensland, Gold Coast, Cairns",
    "Australia/Darwin": "Northern Territory",
    "Australia/Hobart": "Tasmania",
    "Australia/Melbourne": "Victoria",
    "Australia/Perth": "Western Australia, AWST",
    "Australia/Sydney": "Canberra, New South Wales, Newcastle NSW, AEST, AEDT",
    "Europe/Amsterdam": "Rotterdam, The Hague, Den Haag, Utrecht, Eindhoven, Holland",
    "Europe/Athens": "Thessaloniki",
    "Europe/Berlin": (
        "Munich, München, Hamburg, Frankfurt, Cologne, Köln, Düsseldorf, Stuttgart, Leipzig, Dresden, Hanover, Hannover,"
        " Nuremberg, Nürnberg, Bremen, Dortmund, Essen, Deutschland, CET, CEST, MEZ, MESZ, Central European Time"
    ),
    "Europe/Brussels": "Antwerp, Antwerpen, Ghent, Gent, Bruges, Bruxelles, Liège",
    "Europe/Bucharest": "Cluj, București",
    "Europe/Copenhagen": "København, Aarhus",
    "Europe/Dublin": "Cork, Galway",
    "Europe/Helsinki": "Tampere, Turku, EET, EEST, Eastern European Time",
    "Europe/Istanbul": "Ankara, Izmir, Turkey",
    "Europe/Kyiv": "Kiev, Lviv, Odesa, Kharkiv",
    "Europe/Lisbon": "Porto, Lisboa, WET, WEST",
    "Europe/London": (
        "England, Scotland, Wales, UK, United Kingdom, Great Britain, Edinburgh, Glasgow, Manchester, Birmingham,"
        " Liverpool, Leeds, Bristol, Cardiff, Belfast, BST, Greenwich"
    ),
    "Europe/Luxembourg": "Letzebuerg",
    "Europe/Madrid": "Barcelona, Valencia, Seville, Sevilla, Bilbao, Málaga, España",
    "Europe/Moscow": "St Petersburg, Saint Petersburg, MSK",
    "Europe/Oslo": "Bergen, Trondheim",
    "Europe/Paris": "Lyon, Marseille, Toulouse, Nice, Bordeaux, Lille, Strasbourg, Nantes",
    "Europe/Prague": "Brno, Praha, Czech Republic",
    "Europe/Rome": "Milan, Milano, Naples, Napoli, Turin, Torino, Florence, Firenze, Venice, Venezia, Bologna, Roma, Italia",
    "Europe/Stockholm": "Gothenburg, Göteborg, Malmö, Uppsala",
    "Europe/Vienna": "Graz, Salzburg, Linz, Innsbruck, Wien, Österreich",
    "Europe/Warsaw": "Kraków, Cracow, Gdańsk, Wrocław, Poznań, Łódź, Warszawa, Polska",
    "Europe/Zurich": "Geneva, Genève, Basel, Bern, Lausanne, Luzern, Schweiz, Suisse",
    "Pacific/Auckland": "Wellington, Christchurch, NZST, NZDT",
    "Pacific/Honolulu": "Hawaii, HST",
}  # fmt: skip

OTHER_NAMES: Final = tuple(
    (name.strip(), zone) for zone, names in _BY_ZONE.items() for name in names.split(",")
)
"""Cities, states, countries in their own language and abbreviations, each with its zone."""
