"""The games' views as types, for the OpenAPI page and the types of the browser's page. A test holds
them against what the games really show: nothing missing, nothing unknown."""

from msgspec import UNSET, Struct, UnsetType

Options = dict[str, str | int]


class OutcomeLook(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a game ended."""

    reason: str
    won: bool | UnsetType = UNSET
    winner: int | UnsetType = UNSET
    medal: str | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    targets: list[int] | UnsetType = UNSET
    intrigues: int | UnsetType = UNSET
    ended_by: int | UnsetType = UNSET


class Enemy(Struct, forbid_unknown_fields=True):
    card: str
    health: int
    damage: int
    attack: int
    shield: int
    blow: int
    immune: bool


class Played(Struct, forbid_unknown_fields=True):
    seat: int
    cards: list[str]


class Lot(Struct, forbid_unknown_fields=True):
    """Cards of which everybody knows how many lie where."""

    cards: list[str]
    tavern: int
    hands: list[int]
    mine: list[str]


class Revealed(Struct, forbid_unknown_fields=True):
    castle: list[str]
    hands: list[list[str]]
    tavern: list[str]


class RegicideView(Struct, forbid_unknown_fields=True, tag_field="game", tag="regicide"):
    rules: int
    options: Options
    seat: int | None
    to_move: int | None
    phase: str
    enemy: Enemy | None
    owed: int
    table: list[Played]
    hand: list[str] | None
    hand_sizes: list[int]
    hand_limit: int
    tavern: int
    castle: list[str]
    discard: list[str]
    lots: list[Lot]
    yielded: list[bool]
    jesters: int
    talk: list[str]
    outcome: OutcomeLook | None
    revealed: Revealed | UnsetType = UNSET
    legal_moves: list[str] | UnsetType = UNSET


class Placed(Struct, forbid_unknown_fields=True):
    card: str
    ally: int
    down: bool
    doomed_by: int | None
    covers: str | None


class Area(Struct, forbid_unknown_fields=True):
    open: list[str]
    hidden: list[str] | None
    hidden_count: int


class Draft(Struct, forbid_unknown_fields=True):
    step: int
    passed: list[list[str]]
    thrown: list[str] | None
    second: list[str] | None
    second_hidden: list[bool]


class RevolutionView(Struct, forbid_unknown_fields=True, tag_field="game", tag="revolution"):
    rules: int
    options: Options
    seat: int | None
    to_move: int | None
    phase: str
    board: dict[str, Placed]
    shielded: list[str]
    negated: list[str]
    areas: list[Area]
    neutral: list[str]
    discard: list[str]
    aside: int
    unseen: list[str]
    used: list[str]
    shown: list[str]
    offer: list[str] | None
    offer_count: int
    numbers: list[int] | None
    first: int
    plies: int
    match_game: int
    wins: list[int]
    points: list[int]
    outcome: OutcomeLook | None
    draft: Draft | UnsetType = UNSET
    legal_moves: list[str] | UnsetType = UNSET


class Frame(Struct, forbid_unknown_fields=True):
    rows: list[int]
    columns: list[int]


class PuppeteerView(Struct, forbid_unknown_fields=True, tag_field="game", tag="puppeteer"):
    rules: int
    options: Options
    seat: int | None
    to_move: int | None
    phase: str
    score_list: list[int]
    revealed: list[int]
    targets: dict[str, int]
    board: list[str]
    origin: list[int]
    frame: Frame
    hand: str | None
    next: str | None
    pile: dict[str, int]
    scores: dict[str, int] | None
    so_far: dict[str, list[int]] | None
    paid: list[str]
    intrigues: int
    outcome: OutcomeLook | None
    legal_moves: list[str] | UnsetType = UNSET


View = RegicideView | RevolutionView | PuppeteerView
