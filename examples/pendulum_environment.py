"""The rotary pendulum as an environment of Gymnasium: the motor swings the pendulum up and holds it there.

Run it with `python examples/pendulum_environment.py`; it needs `pip install gymnasium`.
"""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np

import alembert as al
from alembert.examples import rotary_pendulum


class PendulumEnvironment(gym.Env):
    """Observed: cosine and sine of the pendulum's angle (0: it hangs), and both speeds. Action: the torque of the motor."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(self, dt: float = 0.01, torque: float = 0.1, seconds: float = 5.0) -> None:
        self.stepper = al.stepper(rotary_pendulum(), dt)
        self.most, self.last = torque, seconds
        bounds = np.array([1.0, 1.0, 200.0, 200.0])  # cosine, sine, and more than the motor can make in this time
        self.observation_space = gym.spaces.Box(-bounds, bounds, dtype=np.float64)
        self.action_space = gym.spaces.Box(-torque, torque, (1,), np.float64)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Hang it at rest, a little aside."""
        super().reset(seed=seed)
        pendulum = self.stepper.mechanism.eom.q[1].name
        self.stepper.reset({pendulum: float(self.np_random.uniform(-0.1, 0.1))})
        return self._observed(), {}

    def step(self, action: np.ndarray) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Hold the torque for a tick; the reward is the height, less what the motor costs."""
        self.stepper.step(np.clip(action, -self.most, self.most))
        seen = self._observed()
        effort, speed = np.sum((action / self.most) ** 2), np.sum(seen[2:] ** 2)
        reward = -seen[0] - 0.1 * effort - 1e-3 * speed
        return seen, float(reward), False, bool(self.stepper.time >= self.last), {}

    def _observed(self) -> np.ndarray:
        angle, speeds = self.stepper.coordinates[1], self.stepper.speeds
        return np.array([np.cos(angle), np.sin(angle), *speeds])


if __name__ == "__main__":
    environment = PendulumEnvironment()
    total, ended = 0.0, False
    environment.reset(seed=0)
    while not ended:  # pump: push with the speed
        seen, reward, _, ended, _ = environment.step(np.sign([environment.stepper.speeds[1]]) * environment.most)
        total += reward
    angle = environment.stepper.coordinates[1]
    print(f"{environment.stepper.time:.2f} s, reward {total:.1f}, the pendulum at {angle:.2f} rad")
