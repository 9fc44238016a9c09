"""Revolution: Regality against Religion, two players, nine cells."""

from ...core.manifest import Manifest, Need, Option

MANIFEST = Manifest(
    name="revolution",
    rules_version=2,
    players=(2,),
    options=(
        Option(
            "system",
            ("standard", "old_style", "random", "draft", "secret_random", "secret_draft"),
        ),
        Option("numbered", ("no", "yes")),
        Option(
            "numbers", ("shuffled",), form=r"[1-9]\d?(,[1-9]\d?){8}", example="1,2,3,4,5,6,7,8,9"
        ),
        Option("match", ("single", "best_of_three", "three_games")),
        Option("first", ("deal", "regality", "religion")),
        Option("ending", ("face_up", "occupied")),
        Option("copy_shielded", ("no", "yes")),
        Option("shield_stops_negation", ("yes", "no")),
        Option("tower_falls", ("with_covered", "uncovers")),
    ),
    needs=(
        Need("match", "three_games", "numbered", "yes"),
        Need("numbers", None, "numbered", "yes"),
    ),
    designers=("Seiji Kanai", "Hayato Kisaragi"),
    publishers=("Game Studio",),
    bots=("random", "greedy", "search"),
    patient=("search",),
    solver=True,
    first_game=(("system", "old_style"),),  # RRR-2
)
