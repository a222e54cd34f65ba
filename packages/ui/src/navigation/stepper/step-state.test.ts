import { describe, expect, it } from 'vitest';
import { stepStateAt } from './step-state.js';

describe('the state of a step', () => {
  it('is done before the active one, upcoming after it', () => {
    expect([0, 1, 2, 3].map((index) => stepStateAt(index, 2))).toEqual(['done', 'done', 'current', 'upcoming']);
  });
  it('is done for every step when the last one was finished', () => {
    expect([0, 1].map((index) => stepStateAt(index, 2))).toEqual(['done', 'done']);
  });
  it('is an error wherever something has to be mended', () => expect(stepStateAt(0, 2, true)).toBe('error'));
});
