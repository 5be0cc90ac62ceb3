"""Lessons: a guided first game, little problems, and one page on how a game is played."""

from wawel.lessons.course import Choice, Course, Line, Problem, Step, Words, Wrong
from wawel.lessons.errors import BadLessons, NotAsked, UnknownLesson
from wawel.lessons.reading import course, courses, taught
from wawel.lessons.running import ASK, RIGHT, WRONG, Mistake, Stand, moments, solve, teach

__all__ = [
    "ASK",
    "RIGHT",
    "WRONG",
    "BadLessons",
    "Choice",
    "Course",
    "Line",
    "Mistake",
    "NotAsked",
    "Problem",
    "Stand",
    "Step",
    "UnknownLesson",
    "Words",
    "Wrong",
    "course",
    "courses",
    "moments",
    "solve",
    "taught",
    "teach",
]
