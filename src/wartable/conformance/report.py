"""The report: findings that say how to see them again, and how much was tried."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from wartable.conformance.cases import Case

CHECKS = {
    # rules
    "crash": "the title's code raises nothing but the errors that the contract names",
    "offers": "offers and legal actions are ascending, unique and inside the action space",
    "legal": "what is listed is accepted, and nothing else is",
    "refusal": "what is refused is refused with a clause of the rulebook",
    "unchanged": "views, scenes, questions, refusals, defaults and redeals change nothing",
    "stuck": "a seat that owes an answer has one, and a game without deciders has an outcome",
    "sides": "every viewer can see who belongs to which side, and all seats of a side share its result",
    "eliminated": "a seat that is out of the game is asked nothing, sees what the public sees, and stays out",
    "options": "every value of every option is accepted in each mode and at each number of seats",
    "turn": "no turn goes on for ever, or longer than the fact sheet says",
    "length": "random games end within the fact sheet's cap",
    "copy": "a copy plays the same game, and neither it nor the original feels what the other does",
    "apply": "what an action does hangs on the position and on chance alone, not on log or memory",
    "conserved": "the title's own invariants hold",
    "final": "only an action that says so, or the last of several answers, brings chance or shows somebody a secret",
    "completes": "what leaves a row open is a pick, and what does not completes the choice",
    "forced": "an answer that is played unasked is the only one, and every viewer can see that it is",
    "default": "what a clock plays is legal and completes the choice",
    "forfeit": "a resignation leads to a position that can be played on, or to an outcome",
    "round-trip": "a position written in words is read back the same and plays the same",
    # words
    "messages": "everything that a person reads exists in every language",
    "text": "every choice has words of its own",
    "notation": "a choice read back from its words is the same choice",
    "coach": "a title's coached game can be taught in every language, as its script says",
    # table
    "replay": "a record played again gives the same position and the same log",
    "undo": "undo restores the position exactly, and another's draft never stands in its way",
    "number": "a seat's number moves with its own acts and with what it is asked, and with nothing else",
    "junk": "bad input is refused with an error that says why, and changes nothing",
    # secrets
    "leak-view": "a view is the same for all that looks the same to its viewer",
    "leak-refusal": "refusals, defaults and windows are the same for all that looks the same to the seat",
    "leak-log": "all that a line of the log shows a viewer was theirs to know, and their redeals keep it",
    "leak-draft": "what a viewer is told nothing of changes nothing for them",
    "leak-undo": "whether a seat can take something back does not tell it that others have answered in secret",
    "leak-veil": "what lies outside its audience has no part in the words of a log line",
    "leak-scene": "scenes and answers to questions follow from the view alone",
    "leak-record": "the log, the number and the veiled record of a seat are the same for all that looks the same to it",
    # redeal
    "redeal-view": "a redeal shows its viewer the same view",
    "redeal-asked": "a redeal asks those whom the view calls asked",
    "redeal-honest": "a redeal depends on what the viewer may know and on chance alone",
    "redeal-varies": "every hidden place with two or more possibilities changes, and none of them is left out",
    "redeal-valid": "a redeal keeps the title's invariants and can be played on",
    "bot": "a bot chooses the same for anything that lies where its seat does not see",
}

# More of the same say nothing new; all are counted.
MOST_KEPT = 12
MOST_ALIKE = 2


@dataclass(frozen=True, slots=True)
class Finding:
    """One broken promise, and all that is needed to see it again: `conformance.again(title, finding)`."""

    check: str
    message: str
    session: str
    case: Case
    seed: int
    record: tuple[str, ...]

    @property
    def gist(self) -> str:
        """The message without what is different each time: numbers, and words in quotes."""
        return re.sub(r"\d+|'[^']*'|\(.*\)|/.*", "", self.message)

    def __str__(self) -> str:
        where = f"{self.check}: {self.message}\n    {self.case}; session {self.session}, seed {self.seed}"
        shown = self.record[-12:]
        if not shown:
            return where
        left_out = [f"... {len(self.record) - len(shown)} lines before"] if len(shown) < len(self.record) else []
        return where + "\n    record: " + "\n            ".join([*left_out, *shown])


@dataclass(slots=True)
class Report:
    """What one run of conformance tried and found."""

    title: str
    seed: int
    seconds: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    untried: list[str] = field(default_factory=list)  # cases that the time did not suffice for
    said: set[str] = field(default_factory=set, repr=False)  # texts that were tried: saying them again is slow

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not self.failed

    def add(self, finding: Finding) -> None:
        """Count a finding, and keep it if there are not enough of its kind yet."""
        assert finding.check in CHECKS, finding.check
        self.failed[finding.check] += 1
        same = [other for other in self.findings if other.check == finding.check]
        alike = [other for other in same if other.gist == finding.gist]
        if len(same) < MOST_KEPT and len(alike) < MOST_ALIKE:
            self.findings.append(finding)

    def __str__(self) -> str:
        tried = ", ".join(f"{count:,} {what}" for what, count in sorted(self.counts.items()))
        lines = [f"{self.title}: {tried} in {self.seconds:.0f} s (seed {self.seed})"]
        if self.untried:
            lines.append(f"no time for {len(self.untried)} cases, such as: {self.untried[0]}")
        if self.ok:
            lines.append("nothing found")
        for check, count in self.failed.items():
            lines.append(f"FAILED {check} ({count} times): {CHECKS[check]}")
        lines.extend(f"  {finding}" for finding in self.findings)
        return "\n".join(lines)
