"""What the environments have in common besides the game: spaces, names of agents, and the ways to set them up."""

from typing import TypeAlias, cast

import gymnasium
import numpy as np

from vervet.envs.play import Floats, Mask, Play

# Where the action mask is found: in the info only, with a plain array as observation, or in the observation too.
MASKS = ("info", "observation")
# What becomes of an illegal action: whoever makes it loses and the game is over, or an error is raised.
ILLEGAL = ("lose", "raise")
RENDER_MODES = ("human", "ansi")

Info: TypeAlias = dict[str, object]
Observation: TypeAlias = Floats | dict[str, Floats | Mask]


def check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ValueError(f"{name} must be one of {', '.join(choices)}, not {value!r}")


def check_settings(masks: str, illegal: str, render_mode: str | None) -> None:
    check_choice("masks", masks, MASKS)
    check_choice("illegal", illegal, ILLEGAL)
    if render_mode is not None:
        check_choice("render_mode", render_mode, RENDER_MODES)


def agent_name(seat: int) -> str:
    return f"player_{seat}"


def observation_space(play: Play, masks: str, actions: int) -> gymnasium.Space[Observation]:
    """Numbers from 0 to 1; with the mask beside them where it is asked for."""
    numbers = gymnasium.spaces.Box(0.0, 1.0, (play.width,), np.float32)
    if masks == "info":
        return cast("gymnasium.Space[Observation]", numbers)
    mask = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
    space = gymnasium.spaces.Dict({"observation": numbers, "action_mask": mask})
    return cast("gymnasium.Space[Observation]", space)
