/** How far a step is. */
export type StepState = 'done' | 'current' | 'upcoming' | 'error';

/** The state of the step at `index` while `active` is worked on; `active` past the last step means that all are done. */
export function stepStateAt(index: number, active: number, failed = false): StepState {
  if (failed) return 'error';
  if (index < active) return 'done';
  return index === active ? 'current' : 'upcoming';
}
