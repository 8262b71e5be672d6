"""The texts that were once written anew are still there: who renames one looks after its words, too."""

import pytest

from vervet.texts import languages

from .fluent import patterns

# From the survey of voice and glossary; a text with a star stands for every window.
REWRITTEN = [
    "web-undo",
    "web-cancel",
    "web-itchy-key-undo",
    "web-cheeky-key-undo",
    "web-taken-back",
    "web-resume",
    "web-turn-of",
    "web-title-turn",
    "web-wait-for",
    "itchy-not-your-turn",
    "outcome-win",
    "web-away",
    "web-cheeky-do-done",
    "cheeky-action-pass.about",
    "web-after-do-arrange",
    "web-after-do-moped",
    "web-after-rage",
    "web-after-auto",
    "web-cheeky-pass-unless",
    "web-cheeky-pass-only",
    "web-itchy-party",
    "web-itchy-result-exceed",
    "web-learn-finish",
    "web-learn-from-start",
    "cheeky-window-*.prompt",
    "web-cheeky-end",
    "cheeky-window-answered",
    "cheeky-window-all",
    "cheeky-waiting-for",
    "after-stage-arrange.prompt",
    "after-stage-resolve.prompt",
    "after-stage-choose.prompt",
    "after-stage-chosen.prompt",
    "web-itchy-where",
    "cheeky-queue.about",
    "cheeky-kind-pyromaniac.about",
    "cheeky-kind-juggler.about",
    "cheeky-kind-tempter.about",
    "cheeky-kind-eater.about",
    "cheeky-card-soggy-fuses.about",
    "after-resource-rage.about",
    "cheeky-event-turn",
    "itchy-event-turn",
    "cheeky-event-arrive",
    "cheeky-event-effect",
    "cheeky-event-stop",
    "cheeky-event-fizzle",
    "cheeky-event-out",
    "after-event-reactivate",
    "after-event-remove",
    "after-event-bonus",
    "after-each-points",
    "itchy-event-fight",
    "undo-impossible",
    "itchy-must-place",
    "itchy-must-pick",
    "itchy-must-spawn",
    "itchy-exchange-too-few",
    "itchy-nitpick-too-few",
    "after-chosen",
    "after-other-frame",
    "cheeky-not-asked",
    "web-learn-hint-shown",
    "tutorial-you",
    "tutorial-after-us-recruit.done",
    "tutorial-cheeky-monkeys-round-2",
    "web-itchy-help",
    "web-itchy-key-pick",
    "web-after-help",
    "web-options",
    "web-welcome",
    "web-calm",
    "web-invited",
    "web-title-invited",
    "web-match-gone",
    "bot-mcts-200-about",
]
WINDOWS = ("announced", "arrival", "step", "shock", "end", "phase")


@pytest.mark.parametrize("language", languages())
def test_every_text_that_was_written_anew_is_there(language: str) -> None:
    texts = patterns(language)
    named = [name.replace("*", window) for name in REWRITTEN for window in (WINDOWS if "*" in name else WINDOWS[:1])]
    assert len(named) > 75
    assert not [name for name in named if name not in texts]
