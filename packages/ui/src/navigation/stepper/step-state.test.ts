import { describe, expect, it } from 'vitest';
import { stepStateAt } from './step-state.js';

describe('stepStateAt', () => {
  it('returns done before the active step and upcoming after it', () => {
    expect([0, 1, 2, 3].map((index) => stepStateAt(index, 2))).toEqual(['done', 'done', 'current', 'upcoming']);
  });
  it('returns done for every step after the last one is finished', () => {
    expect([0, 1].map((index) => stepStateAt(index, 2))).toEqual(['done', 'done']);
  });
  it('returns error for a failed step', () => expect(stepStateAt(0, 2, true)).toBe('error'));
});
