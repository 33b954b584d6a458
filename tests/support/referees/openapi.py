"""Discord's own description of its HTTP interface as a referee of request bodies.

The document is published by Discord (`discord-api-spec`). It is not part of this project: the environment variable
DISCORD_OPENAPI names the file, and without it these checks rest.
"""

from __future__ import annotations

import functools
import json
import os
import re
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

VARIABLE = "DISCORD_OPENAPI"


def why_absent() -> str | None:
    """Why the document cannot be consulted, or None if it can."""
    path = os.environ.get(VARIABLE)
    if not path:
        return f"{VARIABLE} does not name Discord's OpenAPI document"
    if not Path(path).is_file():
        return f"{VARIABLE} names a file that does not exist"
    return None


@functools.cache
def referee(path: str | None = None) -> Referee | None:
    """The referee for the document in DISCORD_OPENAPI, or None where it is absent."""
    if path is None:
        return None if why_absent() else referee(os.environ[VARIABLE])
    return Referee(json.loads(Path(path).read_text(encoding="utf-8")))


class _Validator(NamedTuple):
    """Nearly every body is fine, which the one finds out a hundred times as fast; the other says best what is wrong."""

    quick: jsonschema_rs.Draft202012Validator
    telling: Draft202012Validator


class Referee:
    """Judges request bodies by the OpenAPI document."""

    def __init__(self, document: dict[str, Any]) -> None:
        # The document's own notes say that ids sent as integers are accepted; its schema says strings only.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        resource: Resource[Any] = Resource.from_contents(document, default_specification=DRAFT202012)
        self._paths: dict[str, Any] = document["paths"]
        self._registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self._quick_registry = jsonschema_rs.Registry(
            [("urn:discord", document)], draft=jsonschema_rs.Draft202012
        )
        self._validators: dict[tuple[str, str], _Validator | None] = {}
        self._templates: list[tuple[int, str, re.Pattern[str]]] = sorted(
            ((template.count("{"), template, _pattern(template)) for template in self._paths),
            key=lambda entry: entry[0],
        )

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """What Discord's document objects to in this request."""
        template = self._template(path)
        if template is None:
            return ["Discord knows no such address"]
        if method.lower() not in self._paths[template]:
            return [f"{template} knows no {method}"]
        if body is None:
            return []
        validator = self._validator(template, method.lower())
        if validator is None:
            return [f"{template} takes no body"]
        quick, telling = validator
        if quick.is_valid(body):
            return []
        error = best_match(telling.iter_errors(body))
        if error is None:
            return []
        where = "/".join(str(step) for step in error.absolute_path) or "the body"
        return [f"{where}: {_short(error.message)}"]

    def _template(self, path: str) -> str | None:
        for _, template, pattern in self._templates:
            if pattern.fullmatch(path):
                return template
        return None

    def _validator(self, template: str, method: str) -> _Validator | None:
        key = (template, method)
        if key not in self._validators:
            described = self._paths[template][method].get("requestBody", {}).get("content", {})
            if "application/json" not in described:
                self._validators[key] = None
            else:
                pointer = quote(template.replace("~", "~0").replace("/", "~1"), safe="~")
                reference = (
                    f"urn:discord#/paths/{pointer}/{method}/requestBody/content/application~1json/schema"
                )
                schema = {"$ref": reference}
                self._validators[key] = _Validator(
                    jsonschema_rs.Draft202012Validator(schema, registry=self._quick_registry),
                    Draft202012Validator(schema, registry=self._registry),
                )
        return self._validators[key]


def _pattern(template: str) -> re.Pattern[str]:
    steps = ["[^/]+" if step.startswith("{") else re.escape(step) for step in template.split("/")]
    return re.compile("/".join(steps))


def _short(message: str) -> str:
    """Such messages begin with the whole value and end with what is wrong with it."""
    return message if len(message) <= 300 else f"{message[:100]} ... {message[-200:]}"
