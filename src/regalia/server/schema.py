"""`python -m regalia.server.schema`: the OpenAPI description, for the types of the page."""

import json
import sys

from .app import build

if __name__ == "__main__":
    json.dump(build(":memory:").openapi_schema.to_schema(), sys.stdout, indent=1)
