import { describe, expect, it } from 'vitest';
import { begin, draftOf, type Base } from './base';
import { restoreValues } from './restore-values';

describe('where the form of a device begins', () => {
  const lost: Base = { ...begin(null), tried: { workingName: 'Pulsora' } };

  it('goes on where a try got lost: the same key, and what was sent', () => {
    expect(begin(null, draftOf(lost, restoreValues({})))).toEqual(lost);
  });

  it('what begins anew after a lost try is another device: another key, and nothing sent again', () => {
    const anew = begin(lost.device);
    expect(anew.key).not.toBe(lost.key);
    expect(anew.tried).toBeNull();
  });
});
