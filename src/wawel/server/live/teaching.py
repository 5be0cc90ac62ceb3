"""Lessons and problems as a board shows them. Nothing is stored: each question says what was decided so far."""

from wawel.core.errors import WawelError
from wawel.lessons import RIGHT, Course, Problem, Stand, moments, solve, teach
from wawel.lessons.course import LEARNER
from wawel.server.live import frames, refusals
from wawel.server.messages.lessons import (
    ChoiceInfo,
    CourseInfo,
    GuideSection,
    GuideText,
    LearnStep,
    MistakeInfo,
    ProblemInfo,
    ProblemStand,
    StepInfo,
    StepStand,
    TryProblem,
)
from wawel.server.messages.live import Frame


def listed(course: Course) -> CourseInfo:
    """A course in the catalogue, without answers."""
    return CourseInfo(
        game=course.game,
        lesson=course.lesson,
        title=dict(course.title),
        steps=[StepInfo(id=step.id, title=dict(step.title)) for step in course.steps],
        problems=[ProblemInfo(id=problem.id, difficulty=problem.difficulty) for problem in course.problems],
    )


def guide(course: Course, lang: str) -> GuideText:
    """How the game is played in short: a line between asterisks opens a section, others are its paragraphs."""
    sections: list[tuple[str, list[str]]] = []
    for line in filter(None, course.guide[lang].splitlines()):
        if line.startswith("**"):
            sections.append((line.strip("*"), []))
        else:
            sections[-1][1].append(line)
    told = [GuideSection(title=title, paragraphs=paragraphs) for title, paragraphs in sections]
    return GuideText(game=course.game, lang=lang, sections=told)


def in_step(course: Course, wanted: LearnStep) -> StepStand:
    """Where the learner stands in a step."""
    step = course.steps[course.step(wanted.step)]
    stand = teach(course, wanted.step, wanted.played)
    return StepStand(
        state=stand.state,
        played=list(stand.played),
        frames=_frames(stand),
        expected=stand.expected or None,
        mistake=_mistake(stand),
        opponent=course.opponent,
        step=step.id,
        title=dict(step.title),
        text=dict(step.text),
        after=dict(step.after),
        point=list(step.point),
        goes_on=not step.position,
    )


def in_problem(course: Course, wanted: TryProblem) -> ProblemStand:
    """Where somebody stands in a problem."""
    problem = course.problem(wanted.problem)
    stand = solve(course, problem, wanted.played)
    tells = wanted.show or stand.state == RIGHT
    return ProblemStand(
        state=stand.state,
        played=list(stand.played),
        frames=_frames(stand),
        expected=stand.expected or None if tells else None,
        mistake=_mistake(stand),
        opponent=course.opponent,
        problem=problem.id,
        difficulty=problem.difficulty,
        question=dict(problem.question),
        choices=[ChoiceInfo(action=choice.action, label=dict(choice.label)) for choice in problem.choices],
        reason=dict(problem.reason) if tells else None,
        margin=_margin(problem),
    )


def _frames(stand: Stand) -> list[Frame]:
    told: list[Frame] = []
    first = 0  # the notes that the frames so far have told
    for match in moments(stand):
        count = len(match.entries)
        seqs = [count] * (len(match.notes) - first)
        notes = frames.notes(match.game, match.notes, seqs, first, LEARNER)
        own = frames.own(match, LEARNER, notes, not told, False, None)
        everybody = frames.everybody(match, count, match.waiting, match.outcome)
        told.append(Frame.model_validate({**everybody, **own, "ack": None}))
        first = len(match.notes)
    return told


def _mistake(stand: Stand) -> MistakeInfo | None:
    found = stand.mistake
    if found is None:
        return None
    text = None if found.text is None else dict(found.text)
    return MistakeInfo(kind=found.kind, rule=found.rule or None, key=_key(found.error), text=text)


def _key(error: WawelError | None) -> str | None:
    return None if error is None else refusals.key(error, over=False)


def _margin(problem: Problem) -> float | None:
    margin, counted = problem.proof.get("margin"), problem.proof.get("measure", "margin") != "win"
    return margin if isinstance(margin, float) and counted else None
