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

#: When to ask again for a game that is being prepared.
RETRY_SECONDS = "2"

logger = logging.getLogger("regalia.server")

_STATUS = {
    "guest/unknown": 401,
    "hint/forbidden": 403,
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
    "internal/error": 500,
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
    # Made whole here: some requests are refused before the middleware adds its headers.
    later = {"retry-after": RETRY_SECONDS} if error.code == PREPARING else {}
    return Response(
        content=msgspec.json.encode(error_body(error, request_language(request))),
        status_code=status(error.code),
        media_type="application/json",
        headers=HEADERS | later,
    )


def refused(request: Request[Any, Any, Any], error: RegaliaError) -> Response[bytes]:
    return _answer(request, error)


def misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """An error of the framework in our form, without its own words."""
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


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:  # noqa: ARG001
    """JSON that is nested too deeply."""
    return _answer(request, RegaliaError("message/shape", where="-"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A bug: its trace goes to the log, never out."""
    logger.error(
        "internal", exc_info=error, extra={"path": request.scope.get("path_template", "-")}
    )
    return _answer(request, RegaliaError("internal/error", why=type(error).__name__))
