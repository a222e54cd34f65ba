/** State of a step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'error';

/**
 * Returns the state of the step at `index` when `active` is the current one. All steps are done if `active` is greater
 * than the last index.
 */
export function stepStateAt(index: number, active: number, failed = false): StepState {
  if (failed) return 'error';
  if (index < active) return 'done';
  return index === active ? 'current' : 'upcoming';
}
