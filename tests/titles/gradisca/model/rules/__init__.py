"""The rules by chapter, each a story that stops at its questions."""
