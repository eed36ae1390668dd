"""The parts of a view: units, battles, drafts."""
