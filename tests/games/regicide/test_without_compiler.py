"""The rules run as ordinary Python too, and the rule tests reach every line of them."""

from tests.plain_python import run_uncompiled
from tests.scale import only_prove


@only_prove
def test_rules_in_plain_python_with_every_line_reached(tmp_path, record_property):
    tests = [f"tests/games/regicide/test_{name}.py" for name in ("rules", "positions", "notation")]
    command = ["pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    modules = ("rules", "legal", "enemy")
    printed = run_uncompiled(command, "regicide", modules, tmp_path, record_property)
    assert " passed" in printed
