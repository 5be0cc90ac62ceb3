"""What README tells a newcomer to type does what it says."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.once
def test_the_prompt_in_the_readme_is_true() -> None:
    """All its blocks, one after another, as if typed."""
    blocks = re.findall(r"```pycon\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= 2
    example = doctest.DocTestParser().get_doctest("".join(blocks), {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []

    assert runner.run(example, out=said.append).failed == 0, "".join(said)


@pytest.mark.once
def test_links_in_the_documents_lead_somewhere() -> None:
    """Every relative link in README, CONTRIBUTING and docs names an existing file."""
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
