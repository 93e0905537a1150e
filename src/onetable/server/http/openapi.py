"""The OpenAPI document, from the same endpoints and types that the server uses."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from onetable import __version__
from onetable.core.phrasebook import LANGUAGES
from onetable.server.http.calls import ENDPOINTS, Endpoint
from onetable.server.http.schema import described
from onetable.server.wire import Problem

QUERY: dict[str, dict[str, Any]] = {
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "game": {"type": "string", "minLength": 1, "maxLength": 20},
    "players": {"type": "integer", "minimum": 1, "maximum": 4},
    "seat": {"type": "string", "pattern": "^(all|-1|[0-5])$"},
    "date": {"type": "string", "format": "date"},
}
PATH: dict[str, dict[str, Any]] = {
    "step": {"type": "integer", "minimum": 0, "maximum": 2147483647},
    "language": {"type": "string", "enum": list(LANGUAGES)},
}
ERRORS = {
    "4XX": {
        "description": "What is wrong, in one sentence",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
}


@cache
def document() -> dict[str, Any]:
    """All that can be asked of the server."""
    bodies = [offered.body for offered in ENDPOINTS if offered.body is not None]
    answers = [*[offered.answer for offered in ENDPOINTS], Problem]
    schemas, components = described(bodies, answers, "#/components/schemas/{name}")
    found = {id(kind): schema for kind, schema in zip([*bodies, *answers], schemas, strict=True)}
    paths: dict[str, Any] = {}
    for offered in ENDPOINTS:
        paths.setdefault(offered.path, {})[offered.method.lower()] = operation(offered, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "One Table",
            "version": __version__,
            "description": "Tables of the games that are installed; /api/schema has the lines, too, and docs/protocol.md tells of them.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "onetable"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def operation(offered: Endpoint, schemas: dict[int, Any]) -> dict[str, Any]:
    """One endpoint in the words of OpenAPI."""
    answer = schemas[id(offered.answer)]
    kind = "text/plain" if offered.answer is str else "application/json"
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATH.get(name, {"type": "string", "minLength": 1, "maxLength": 64})}
        for name in re.findall(r"\{(\w+)\}", offered.path)
    ]
    parameters += [{"name": name, "in": "query", "required": False, "schema": QUERY[name]} for name in offered.query]
    found: dict[str, Any] = {
        "summary": offered.meaning,
        "operationId": offered.handler.__name__,
        "parameters": parameters,
        "responses": {"200": {"description": "As wished", "content": {kind: {"schema": answer}}}, **ERRORS},
    }
    if offered.body is not None:
        found["requestBody"] = {"required": False, "content": {"application/json": {"schema": schemas[id(offered.body)]}}}
    return found
