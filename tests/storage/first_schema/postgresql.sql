CREATE TABLE admin_log (
    id BIGSERIAL NOT NULL,
    guild_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor_id BIGINT NOT NULL,
    did VARCHAR NOT NULL,
    table_id BIGINT,
    facts BYTEA NOT NULL,
    CONSTRAINT pk_admin_log PRIMARY KEY (id)
);
CREATE INDEX ix_admin_log_guild ON admin_log (guild_id, id);
CREATE TABLE alive (
    id INTEGER NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_alive PRIMARY KEY (id)
);
CREATE TABLE away (
    begun BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    CONSTRAINT pk_away PRIMARY KEY (begun)
);
CREATE INDEX ix_away_ended ON away (ended);
CREATE TABLE claims (
    work VARCHAR NOT NULL,
    number BIGINT NOT NULL,
    owner VARCHAR NOT NULL,
    until BIGINT NOT NULL,
    CONSTRAINT pk_claims PRIMARY KEY (work, number)
);
CREATE INDEX ix_claims_owner ON claims (owner);
CREATE TABLE commands (
    id INTEGER NOT NULL,
    told VARCHAR NOT NULL,
    CONSTRAINT pk_commands PRIMARY KEY (id)
);
CREATE TABLE companions (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    year INTEGER NOT NULL,
    preset VARCHAR NOT NULL,
    other_id BIGINT NOT NULL,
    is_partner BOOLEAN NOT NULL,
    rounds INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    CONSTRAINT pk_companions PRIMARY KEY (guild_id, user_id, year, preset, other_id, is_partner)
);
CREATE INDEX ix_companions_other ON companions (other_id);
CREATE INDEX ix_companions_user ON companions (user_id);
CREATE TABLE daily (
    guild_id BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    due BIGINT,
    schedule BYTEA NOT NULL,
    CONSTRAINT pk_daily PRIMARY KEY (guild_id)
);
CREATE INDEX ix_daily_due ON daily (due) WHERE due IS NOT NULL;
CREATE TABLE daily_votes (
    guild_id BIGINT NOT NULL,
    day INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    card INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_daily_votes PRIMARY KEY (guild_id, day, user_id)
);
CREATE INDEX ix_daily_votes_user ON daily_votes (user_id);
CREATE TABLE evenings (
    id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    starts BIGINT NOT NULL,
    due BIGINT,
    evening BYTEA NOT NULL,
    CONSTRAINT pk_evenings PRIMARY KEY (id)
);
CREATE INDEX ix_evenings_due ON evenings (due) WHERE due IS NOT NULL;
CREATE INDEX ix_evenings_guild ON evenings (guild_id, starts);
CREATE TABLE guilds (
    guild_id BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    settings BYTEA NOT NULL,
    CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
CREATE TABLE house_rules (
    id BIGSERIAL NOT NULL,
    guild_id BIGINT NOT NULL,
    name_key VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    preset VARCHAR NOT NULL,
    differences BYTEA NOT NULL,
    is_default BOOLEAN NOT NULL,
    changed_by BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    terms BYTEA,
    CONSTRAINT pk_house_rules PRIMARY KEY (id),
    CONSTRAINT uq_house_rules_guild_id UNIQUE (guild_id, name_key)
);
CREATE UNIQUE INDEX ix_house_rules_default ON house_rules (guild_id) WHERE is_default;
CREATE TABLE match_results (
    table_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    family VARCHAR NOT NULL,
    at BIGINT NOT NULL,
    team INTEGER NOT NULL,
    place INTEGER NOT NULL,
    is_duplicate BOOLEAN DEFAULT false NOT NULL,
    CONSTRAINT pk_match_results PRIMARY KEY (table_id, seat)
);
CREATE INDEX ix_match_results_order ON match_results (guild_id, family, at, table_id);
CREATE INDEX ix_match_results_user ON match_results (user_id, guild_id);
CREATE TABLE numbers_used (
    kind VARCHAR NOT NULL,
    number BIGINT NOT NULL,
    CONSTRAINT pk_numbers_used PRIMARY KEY (kind)
);
CREATE TABLE pad_people (
    pad_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    side INTEGER NOT NULL,
    answer VARCHAR NOT NULL,
    CONSTRAINT pk_pad_people PRIMARY KEY (pad_id, user_id)
);
CREATE INDEX ix_pad_people_user ON pad_people (user_id);
CREATE TABLE participants (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    CONSTRAINT pk_participants PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX ix_participants_user ON participants (user_id);
CREATE TABLE played_rounds (
    table_id BIGINT NOT NULL,
    round INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    preset VARCHAR NOT NULL,
    side INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    natural_canastas INTEGER NOT NULL,
    mixed_canastas INTEGER NOT NULL,
    other_canastas INTEGER NOT NULL,
    piles INTEGER NOT NULL,
    went_out BOOLEAN NOT NULL,
    concealed BOOLEAN NOT NULL,
    ends_match BOOLEAN NOT NULL,
    won BOOLEAN NOT NULL,
    turns INTEGER DEFAULT 0 NOT NULL,
    largest_pile INTEGER DEFAULT 0 NOT NULL,
    CONSTRAINT pk_played_rounds PRIMARY KEY (table_id, round, user_id)
);
CREATE INDEX ix_played_rounds_concealed ON played_rounds (guild_id, user_id, at) WHERE concealed;
CREATE INDEX ix_played_rounds_exit ON played_rounds (guild_id, user_id, turns) WHERE went_out;
CREATE INDEX ix_played_rounds_guild_user ON played_rounds (guild_id, user_id, at);
CREATE INDEX ix_played_rounds_match ON played_rounds (guild_id, user_id, round) WHERE ends_match;
CREATE INDEX ix_played_rounds_pile ON played_rounds (guild_id, user_id, largest_pile) WHERE largest_pile > 0;
CREATE INDEX ix_played_rounds_points ON played_rounds (guild_id, user_id, points) WHERE points > 0;
CREATE TABLE players (
    user_id BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    settings BYTEA NOT NULL,
    CONSTRAINT pk_players PRIMARY KEY (user_id)
);
CREATE TABLE published_rules (
    id BIGSERIAL NOT NULL,
    guild_id BIGINT NOT NULL,
    name_key VARCHAR NOT NULL,
    name VARCHAR NOT NULL,
    preset VARCHAR NOT NULL,
    differences BYTEA NOT NULL,
    about VARCHAR NOT NULL,
    author_id BIGINT NOT NULL,
    author_name VARCHAR NOT NULL,
    published BIGINT NOT NULL,
    CONSTRAINT pk_published_rules PRIMARY KEY (id),
    CONSTRAINT uq_published_rules_guild_id UNIQUE (guild_id, name_key)
);
CREATE INDEX ix_published_rules_author ON published_rules (author_id);
CREATE TABLE rank_roles (
    guild_id BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    due BIGINT,
    roles BYTEA NOT NULL,
    CONSTRAINT pk_rank_roles PRIMARY KEY (guild_id)
);
CREATE INDEX ix_rank_roles_due ON rank_roles (due) WHERE due IS NOT NULL;
CREATE TABLE ratings (
    guild_id BIGINT NOT NULL,
    family VARCHAR NOT NULL,
    season VARCHAR NOT NULL,
    user_id BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    won INTEGER NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY (guild_id, family, season, user_id)
);
CREATE INDEX ix_ratings_user ON ratings (user_id, guild_id);
CREATE TABLE real_rounds (
    pad_id BIGINT NOT NULL,
    round INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    preset VARCHAR NOT NULL,
    points INTEGER NOT NULL,
    natural_canastas INTEGER NOT NULL,
    mixed_canastas INTEGER NOT NULL,
    other_canastas INTEGER NOT NULL,
    ends_match BOOLEAN NOT NULL,
    won BOOLEAN NOT NULL,
    CONSTRAINT pk_real_rounds PRIMARY KEY (pad_id, round, user_id)
);
CREATE INDEX ix_real_rounds_user ON real_rounds (user_id, guild_id);
CREATE TABLE round_sums (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    month INTEGER NOT NULL,
    preset VARCHAR NOT NULL,
    rounds INTEGER NOT NULL,
    points INTEGER NOT NULL,
    best INTEGER NOT NULL,
    worst INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    won INTEGER NOT NULL,
    natural_canastas INTEGER NOT NULL,
    mixed_canastas INTEGER NOT NULL,
    other_canastas INTEGER NOT NULL,
    piles INTEGER NOT NULL,
    went_out INTEGER NOT NULL,
    concealed INTEGER NOT NULL,
    fewest_turns INTEGER,
    largest_pile INTEGER NOT NULL,
    CONSTRAINT pk_round_sums PRIMARY KEY (guild_id, user_id, month, preset)
);
CREATE INDEX ix_round_sums_user ON round_sums (user_id);
CREATE TABLE score_pads (
    id BIGSERIAL NOT NULL,
    owner_id BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    changed BIGINT NOT NULL,
    preset VARCHAR NOT NULL,
    house_rule VARCHAR NOT NULL,
    rules BYTEA NOT NULL,
    pad BYTEA NOT NULL,
    CONSTRAINT pk_score_pads PRIMARY KEY (id)
);
CREATE INDEX ix_score_pads_changed ON score_pads (changed);
CREATE INDEX ix_score_pads_owner ON score_pads (owner_id);
CREATE TABLE server_sums (
    guild_id BIGINT NOT NULL,
    month INTEGER NOT NULL,
    preset VARCHAR NOT NULL,
    rounds INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    CONSTRAINT pk_server_sums PRIMARY KEY (guild_id, month, preset)
);
CREATE TABLE tables (
    id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    thread_id BIGINT,
    board_message_id BIGINT,
    title VARCHAR NOT NULL,
    status VARCHAR NOT NULL,
    host_id BIGINT NOT NULL,
    rules BYTEA NOT NULL,
    created BIGINT NOT NULL,
    turn_since BIGINT NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    told INTEGER NOT NULL,
    turn VARCHAR NOT NULL,
    turn_version INTEGER NOT NULL,
    board_version INTEGER NOT NULL,
    preset VARCHAR DEFAULT '' NOT NULL,
    house_rule VARCHAR DEFAULT '' NOT NULL,
    is_confidential BOOLEAN DEFAULT false NOT NULL,
    more BYTEA,
    CONSTRAINT pk_tables PRIMARY KEY (id)
);
CREATE INDEX ix_tables_channel ON tables (channel_id);
CREATE INDEX ix_tables_guild_status ON tables (guild_id, status);
CREATE INDEX ix_tables_thread ON tables (thread_id);
CREATE TABLE tournaments (
    id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    stage VARCHAR NOT NULL,
    revision INTEGER NOT NULL,
    changed BIGINT NOT NULL,
    due BIGINT,
    tournament BYTEA NOT NULL,
    CONSTRAINT pk_tournaments PRIMARY KEY (id)
);
CREATE INDEX ix_tournaments_due ON tournaments (due) WHERE due IS NOT NULL;
CREATE INDEX ix_tournaments_guild ON tournaments (guild_id);
CREATE TABLE actions (
    table_id BIGINT NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER,
    actor_id BIGINT,
    action BYTEA NOT NULL,
    state_hash VARCHAR NOT NULL,
    schema INTEGER NOT NULL,
    engine INTEGER NOT NULL,
    at BIGINT NOT NULL,
    returns_to INTEGER,
    by_computer BOOLEAN DEFAULT false NOT NULL,
    CONSTRAINT pk_actions PRIMARY KEY (table_id, version),
    CONSTRAINT fk_actions_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE deadlines (
    table_id BIGINT NOT NULL,
    kind VARCHAR NOT NULL,
    turn VARCHAR NOT NULL,
    due BIGINT NOT NULL,
    CONSTRAINT pk_deadlines PRIMARY KEY (table_id, kind),
    CONSTRAINT fk_deadlines_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_deadlines_due ON deadlines (due);
CREATE TABLE deals (
    table_id BIGINT NOT NULL,
    round INTEGER NOT NULL,
    secret BYTEA NOT NULL,
    commitment VARCHAR NOT NULL,
    CONSTRAINT pk_deals PRIMARY KEY (table_id, round),
    CONSTRAINT fk_deals_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE drafts (
    table_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    draft BYTEA NOT NULL,
    CONSTRAINT pk_drafts PRIMARY KEY (table_id, user_id),
    CONSTRAINT fk_drafts_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE log (
    table_id BIGINT NOT NULL,
    version INTEGER NOT NULL,
    position INTEGER NOT NULL,
    audience INTEGER,
    seat INTEGER,
    kind VARCHAR NOT NULL,
    event BYTEA NOT NULL,
    at BIGINT NOT NULL,
    by_computer BOOLEAN DEFAULT false NOT NULL,
    CONSTRAINT pk_log PRIMARY KEY (table_id, version, position),
    CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE notices (
    id BIGSERIAL NOT NULL,
    table_id BIGINT NOT NULL,
    coalesce_key VARCHAR,
    notice BYTEA NOT NULL,
    created BIGINT NOT NULL,
    not_before BIGINT NOT NULL,
    attempts INTEGER DEFAULT 0 NOT NULL,
    given_up VARCHAR,
    begun BYTEA,
    CONSTRAINT pk_notices PRIMARY KEY (id),
    CONSTRAINT fk_notices_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_notices_coalesce ON notices (coalesce_key) WHERE coalesce_key IS NOT NULL;
CREATE INDEX ix_notices_waiting ON notices (table_id, id) WHERE given_up IS NULL;
CREATE TABLE orders (
    table_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    orders BYTEA NOT NULL,
    CONSTRAINT pk_orders PRIMARY KEY (table_id, user_id),
    CONSTRAINT fk_orders_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE requests (
    key VARCHAR NOT NULL,
    table_id BIGINT NOT NULL,
    version INTEGER NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_requests PRIMARY KEY (key),
    CONSTRAINT fk_requests_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_requests_at ON requests (at);
CREATE TABLE seats (
    table_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    user_id BIGINT,
    computer VARCHAR,
    name VARCHAR NOT NULL,
    joined INTEGER NOT NULL,
    more BYTEA,
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    CONSTRAINT uq_seats_table_id UNIQUE (table_id, user_id)
);
CREATE INDEX ix_seats_user ON seats (user_id);
CREATE TABLE shared_deals (
    tournament_id BIGINT NOT NULL,
    secret BYTEA NOT NULL,
    commitment VARCHAR NOT NULL,
    CONSTRAINT pk_shared_deals PRIMARY KEY (tournament_id),
    CONSTRAINT fk_shared_deals_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE snapshots (
    table_id BIGINT NOT NULL,
    version INTEGER NOT NULL,
    state BYTEA NOT NULL,
    CONSTRAINT pk_snapshots PRIMARY KEY (table_id),
    CONSTRAINT fk_snapshots_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE SEQUENCE table_numbers;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num));
INSERT INTO alembic_version VALUES ('0021');
