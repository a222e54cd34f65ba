export interface StepperLabels {
  /** Accessible name of the list. */
  steps?: string | undefined;
  done?: string | undefined;
  current?: string | undefined;
  upcoming?: string | undefined;
  error?: string | undefined;
  /** Screen reader text of each step: its position, the number of steps, and its state. */
  position?: ((position: number, count: number, state: string) => string) | undefined;
}

export const englishStepperLabels = {
  steps: 'Steps',
  done: 'completed',
  current: 'current',
  upcoming: 'not started',
  error: 'needs attention',
  position: (position: number, count: number, state: string) => `${position} of ${count}, ${state}`,
} satisfies Required<StepperLabels>;
