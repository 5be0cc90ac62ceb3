"""One match in the terminal: who decides, what the question is, what was typed."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from rich.columns import Columns
from rich.text import Text

from wawel.arena.playing import choice
from wawel.bots.bot import Bot
from wawel.cli import advising, boards, output, results, rules, words
from wawel.cli.failing import message_of
from wawel.cli.screen import Quit, Screen
from wawel.cli.seating import Sitter
from wawel.cli.words import say
from wawel.core import telling
from wawel.core.errors import BadNotation, IllegalAction, WawelError
from wawel.core.game import SPECTATOR
from wawel.core.match import Match
from wawel.core.rng import Rng
from wawel.words import Section, UnknownRule, rulebook, word


class Tabletop:
    """Plays a match to its end, or until somebody quits."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[Sitter],
        screen: Screen,
        rngs: Sequence[Rng],
        bots: Sequence[Bot],
        told: int = 0,
    ) -> None:
        """Bots and generators are in seat order; those in the seats of people are not used. `told`: notes of before."""
        self._match = match
        self._game = match.game
        self._names = [sitter.name for sitter in sitters]
        self._screen = screen
        self._bots = {seat: bots[seat] for seat, sitter in enumerate(sitters) if not sitter.is_person}
        self._rngs = rngs
        self._board = boards.board(match.game)
        self._read_so_far = dict.fromkeys([SPECTATOR, *range(match.seats)], told)  # how many notes each reader has seen

    def play(self) -> None:
        """Play decision after decision. Raises Quit if somebody leaves."""
        self._screen.show(Text(self._game.titles[words.language()], "bold"))
        self._screen.show(Text(say("commitment", commitment=self._match.commitment), "dim"))
        while not self._match.over:
            seat = self._match.waiting[0]
            if seat in self._bots:
                self._match.play(seat, choice(self._bots[seat], self._match, seat, self._rngs[seat]))
                if len(self._bots) == self._match.seats:
                    self.tell(SPECTATOR)
            else:
                self._decide(seat)
        self._finish()

    def _finish(self) -> None:
        self._screen.turn_to_all()
        people = [seat for seat in range(self._match.seats) if seat not in self._bots]
        if len(people) > 1:
            self._read_so_far[SPECTATOR] = min(self._read_so_far[seat] for seat in people)
        self.tell(people[0] if len(people) == 1 else SPECTATOR)
        self._screen.show()
        self._screen.show(self._board.draw(self._game, self._match.view(SPECTATOR), self._names))
        self._screen.show()
        self._screen.show(results.result(self._match, self._names))
        self._screen.show(Text(say("seed", seed=self._match.seed), "dim"))

    # a person decides

    def _decide(self, seat: int) -> None:
        self._screen.turn_to(self._match, seat)
        self.present(seat)
        while True:
            typed = self._screen.ask()
            if typed and self.answer(seat, typed):
                return

    def present(self, seat: int, hint: str = "play-hint") -> None:
        """Show what happened, the table, the question and the choices."""
        self._screen.show()
        self.tell(seat)
        self._screen.show(self._board.draw(self._game, self._match.view(seat), self._names))
        self._screen.show()
        ask = self._ask(seat)
        question = output.name(seat, self._names).append(": ").append_text(self._worded(f"ask-{ask['key']}", ask))
        self._screen.show(question.append(f" [{ask['rule']}]", "dim"))
        self._screen.show(Columns(self._choices(seat), padding=(0, 3), column_first=True))
        self._screen.show(Text(say(hint), "dim"))

    def _choices(self, seat: int) -> list[Text]:
        texts, view = self._actions(seat), self._match.view(seat)
        width = len(str(len(texts)))
        return [
            Text().append(f"{number:{width}} ", "cyan").append(self._board.action(self._game, text, view))
            for number, text in enumerate(texts, start=1)
        ]

    def answer(self, seat: int, typed: str) -> bool:
        """Do what was typed; True once the seat has decided."""
        command, _, rest = typed.partition(" ")
        if command == "quit":
            raise Quit
        if command == "save":
            self._save(rest.strip())
        elif command == "undo":
            return self._undo()
        elif command == "hint":
            for line in advising.hint(self._match, seat, self._names):
                self._screen.show(line)
        elif command.startswith("?"):
            self.explain(seat, typed[1:].strip())
        elif typed.isdecimal() and not self._numbers(seat, typed):
            self._screen.show(Text(say("play-number", most=len(self._match.legal(seat))), "red"))
        else:
            return self._play(seat, self.text(seat, typed))
        return False

    def _play(self, seat: int, text: str) -> bool:
        try:
            self._match.play(seat, text)
        except WawelError as error:
            self.refuse(error)
            return False
        return True

    def text(self, seat: int, typed: str) -> str:
        """The notation of a numbered choice; anything else counts as notation itself."""
        return self._actions(seat)[int(typed) - 1] if self._numbers(seat, typed) else typed.replace(" ", "")

    def _numbers(self, seat: int, typed: str) -> bool:
        """Whether it is the number of a choice."""
        return typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(self._match.legal(seat))

    def _undo(self) -> bool:
        """Undo the last decision of a person and what bots have done since, or say that it is too late."""
        entries = self._match.entries
        kept = len(entries) - 1
        while kept >= 0 and entries[kept].seat in self._bots and (self._is_pending(kept) or not entries[kept].sealed):
            kept -= 1
        if kept >= 0 and self._is_pending(kept):
            self._match.withdraw(entries[kept].seat)
            return True
        refusal = self._match.why_not_undo(len(entries) - 1 - kept)
        if refusal is not None:
            self.refuse(refusal)
            return False
        self._match.rewind(kept)
        return True

    def _is_pending(self, step: int) -> bool:
        """Whether a step is part of a simultaneous decision that others still have to make."""
        return self._match.pending(self._match.entries[step].seat) == step

    def _save(self, name: str) -> None:
        if not name:
            self._screen.show(Text(say("play-save-where"), "red"))
            return
        try:
            Path(name).write_text(self._match.record.text(), encoding="utf-8", newline="\n")
        except OSError as error:
            self._screen.show(Text(message_of(error), "red"))
        else:
            self._screen.show(Text(say("play-saved", file=name), "green"))

    # explaining

    def refuse(self, error: WawelError) -> None:
        """Say why not."""
        if isinstance(error, IllegalAction):
            line = word(self._game.id, words.language(), f"reason-{error.key}")
        elif isinstance(error, BadNotation):
            line = say("refused-bad-notation")
        else:
            line = say("refused-cannot-undo")
        rule = f" [{error.rule}]" if error.rule else ""
        self._screen.show(Text().append(line, "red").append(rule, "dim"))

    def named(self, seat: int, text: str) -> str:
        """A choice as the list has it: its number and its words; or just its notation, if it is not there."""
        texts = self._actions(seat)
        if text not in texts:
            return text
        return f"{texts.index(text) + 1} {self._board.action(self._game, text, self._match.view(seat))}"

    def explain(self, seat: int, about: str, commands: str = "play-commands") -> None:
        """`?` explains the question and the commands, `? TEXT` a rule or why something cannot be chosen."""
        if not about:
            ask = self._ask(seat)
            self._screen.show(self._worded(f"ask-{ask['key']}-help", ask))
            self._show_rule(str(ask["rule"]))
            self._screen.show(Text(say("play-help", notation=self._actions(seat)[0])))
            self._screen.show(Text(say(commands)))
        elif not self._show_rule(about):
            refusal = self._match.why_not(seat, self.text(seat, about))
            if refusal is None:
                self._screen.show(Text(say("play-allowed"), "green"))
            else:
                self.refuse(refusal)

    def _show_rule(self, rule: str) -> bool:
        try:
            found = rulebook(self._game.id, words.language()).find(rule)
        except UnknownRule:
            return False
        for entry in found.entries if isinstance(found, Section) else [found]:
            self._screen.show(rules.shown(entry))
        return True

    # words

    def tell(self, reader: int) -> None:
        """Show the notes that this reader has not seen yet, as that seat may know them."""
        notes = self._match.notes
        for note in notes[min(self._read_so_far[reader], len(notes)) :]:
            known: dict[str, Any] = telling.note(self._game, note, reader)
            key = f"note-{known['key']}"
            self._screen.show(output.coloured(self._game.id, key, known["args"], self._names, known["seat"]))
        self._read_so_far[reader] = len(notes)

    def _ask(self, seat: int) -> dict[str, object]:
        return telling.ask(self._game, self._game.ask(self._match.state(), seat))

    def _worded(self, key: str, ask: Mapping[str, object]) -> Text:
        return output.coloured(self._game.id, key, cast(Mapping[str, object], ask["args"]), self._names)

    def _actions(self, seat: int) -> list[str]:
        return [self._match.format(seat, action) for action in self._match.legal(seat)]
