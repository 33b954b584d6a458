from itertools import islice

from tests.pictures import gallery


def test_the_gallery_draws_samples_and_all_of_them_on_one_sheet(tmp_path, monkeypatch, capsys):
    some = list(islice(gallery.samples(), 6))
    monkeypatch.setattr(gallery, "samples", lambda: iter(some))
    assert gallery.main([str(tmp_path / "pictures")]) == 0
    names = {path.stem for path in (tmp_path / "pictures").iterdir()}
    assert names == {"sheet", *(name for name, _ in some)}
    assert len(names) == 7
    assert "6 pictures" in capsys.readouterr().out
    assert gallery.sheet([picture for _, picture in some]).width == gallery.COLUMNS * (
        gallery.SHOWN + gallery.GAP
    )
