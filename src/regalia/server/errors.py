"""Every refusal as an answer: its status, its code, and its sentence in the reader's language."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..core import texts
from ..core.errors import RegaliaError
from ..tables.preparing import PREPARING
from .guard import HEADERS
from .wire import ErrorBody

#: Set in the state of a request whose client has gone.
HUNG_UP = "hung_up"
#: What passes by itself, and when to ask again.
PASSING = (PREPARING, "thinking/busy")
RETRY_SECONDS = "2"

logger = logging.getLogger("regalia.server")

_STATUS = {
    "guest/name": 400,
    "guest/unknown": 401,
    "hint/forbidden": 403,
    "host/refused": 421,
    "origin/refused": 403,
    "table/contribution": 400,
    "table/not_host": 403,
    "table/not_seated": 403,
    "link/unknown": 404,
    "table/unknown": 404,
    PREPARING: 503,
    "page/unbuilt": 503,
    "page/unknown": 404,
    "page/method": 405,
    "message/large": 413,
    "move/illegal": 422,
    "move/notation": 422,
    "rate/limited": 429,
    "talk/often": 429,
    "internal/error": 500,
    "table/broken": 500,
    "serve/closing": 503,
}
_KINDS = {
    "bot": 400,
    "game": 400,
    "message": 400,
    "option": 400,
    "store": 503,
    "thinking": 503,
}


def status(code: str) -> int:
    return _STATUS.get(code) or _KINDS.get(code.partition("/")[0], 409)


def language_of(wanted: str | None, accepted: str | None) -> str:
    """The language asked for, else the first accepted one that we have, else English."""
    for tag in [wanted or "", *(accepted or "").split(",")]:
        code = tag.strip()[:2].lower()
        if code in texts.LANGUAGES:
            return code
    return "en"


def request_language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.query_params.get("language"), request.headers.get("accept-language"))


def error_body(error: RegaliaError, language: str) -> ErrorBody:
    return ErrorBody(error.code, error.sentence(language), error.rule)


def _answer(request: Request[Any, Any, Any], error: RegaliaError) -> Response[bytes]:
    later = {"retry-after": RETRY_SECONDS} if error.code in PASSING else {}
    return Response(
        content=msgspec.json.encode(error_body(error, request_language(request))),
        status_code=status(error.code),
        media_type="application/json",
        headers=later,
    )


def plain_answer(
    error: RegaliaError, language: str = "en"
) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Headers and body of a refusal that the application does not hear of."""
    body = msgspec.json.encode(error_body(error, language))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        **HEADERS,
    }
    return [(name.encode(), value.encode()) for name, value in headers.items()], body


def refused(request: Request[Any, Any, Any], error: RegaliaError) -> Response[bytes]:
    error.__traceback__ = None  # through it what was sent would stay until garbage is collected
    return _answer(request, error)


def misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """An error of the framework in our form, without its own words."""
    if request.scope["state"].get(HUNG_UP):
        return unreadable(request, error)
    if isinstance(error, ValidationException) or error.status_code == 400:
        where = ", ".join(str(each.get("key", "")) for each in _details(error)) or "-"
        return _answer(request, RegaliaError("message/shape", where=where))
    codes = {404: "page/unknown", 405: "page/method", 413: "message/large", 429: "rate/limited"}
    code = codes.get(error.status_code)
    if code is None:
        return failed(request, error)
    answer = _answer(request, RegaliaError(code))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _details(error: HTTPException) -> list[dict[str, Any]]:
    extra = error.extra
    return [each for each in extra if isinstance(each, dict)] if isinstance(extra, list) else []


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:  # noqa: ARG001
    """JSON that is nested too deeply, text that is not UTF-8, a body that breaks off."""
    return _answer(request, RegaliaError("message/shape", where="-"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A bug: its trace goes to the log, never out."""
    logger.error(
        "internal", exc_info=error, extra={"path": request.scope.get("path_template", "-")}
    )
    return _answer(request, RegaliaError("internal/error", why=type(error).__name__))
