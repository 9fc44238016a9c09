"""Revolution: Regality against Religion, two players, nine cells."""

from collections.abc import Sequence
from typing import Literal, TypedDict, get_args

from ...core.manifest import Manifest, Need, Option

System = Literal["standard", "old_style", "random", "draft", "secret_random", "secret_draft"]
NoYes = Literal["no", "yes"]
YesNo = Literal["yes", "no"]
Match = Literal["single", "best_of_three", "three_games"]
First = Literal["deal", "regality", "religion"]
Ending = Literal["face_up", "occupied"]
TowerFalls = Literal["with_covered", "uncovers"]


class Options(TypedDict, total=False):
    """The keywords of `regalia.game("revolution", ...)`; of each the first value is the default."""

    players: Literal[2]
    system: System
    numbered: NoYes
    numbers: str | Sequence[int]  # "shuffled", or nine numbers
    match: Match
    first: First
    ending: Ending
    copy_shielded: NoYes
    shield_stops_negation: YesNo
    tower_falls: TowerFalls


MANIFEST = Manifest(
    name="revolution",
    place=2,
    rules_version=2,
    players=(2,),
    options=(
        Option("system", get_args(System)),
        Option("numbered", get_args(NoYes)),
        Option(
            "numbers", ("shuffled",), form=r"[1-9]\d?(,[1-9]\d?){8}", example="1,2,3,4,5,6,7,8,9"
        ),
        Option("match", get_args(Match)),
        Option("first", get_args(First)),
        Option("ending", get_args(Ending)),
        Option("copy_shielded", get_args(NoYes)),
        Option("shield_stops_negation", get_args(YesNo)),
        Option("tower_falls", get_args(TowerFalls)),
    ),
    needs=(
        Need("match", "three_games", "numbered", "yes"),
        Need("numbers", None, "numbered", "yes"),
    ),
    designers=("Seiji Kanai", "Hayato Kisaragi"),
    publishers=("Game Studio",),
    bots=("random", "greedy", "search"),
    patient=("search",),
    first_game=(("system", "old_style"),),  # RRR-2
)
