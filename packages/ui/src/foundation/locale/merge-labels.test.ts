import { describe, expect, it } from 'vitest';
import { mergeLabels } from './merge-labels.js';

const defaults = { close: 'Close', count: (times: number) => `${times} times` };

describe('mergeLabels', () => {
  it('returns the same defaults on every render when there are no overrides', () => {
    expect(mergeLabels(defaults, undefined)).toBe(defaults);
  });
  it('returns the overrides, and the defaults for the others', () => {
    expect(mergeLabels(defaults, { close: 'Închideți' })).toEqual({ close: 'Închideți', count: defaults.count });
  });
  it('returns the default for undefined, and keeps an empty string', () => {
    expect(mergeLabels(defaults, { close: undefined, count: undefined })).toEqual(defaults);
    expect(mergeLabels(defaults, { close: '' }).close).toBe('');
  });
});
