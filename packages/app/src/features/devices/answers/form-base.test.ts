import { describe, expect, it } from 'vitest';
import { formBase, draftOf, type FormBase } from './form-base';
import { restoreValues } from './restore-values';

describe('formBase', () => {
  const unconfirmed: FormBase = { ...formBase(null), tried: { workingName: 'Pulsora' } };

  it('restores key and sent body after a request whose response was lost', () => {
    expect(formBase(null, draftOf(unconfirmed, restoreValues({})))).toEqual(unconfirmed);
  });

  it('returns a new key and no sent body without a draft, because the user registers another device', () => {
    const restarted = formBase(unconfirmed.device);
    expect(restarted.key).not.toBe(unconfirmed.key);
    expect(restarted.tried).toBeNull();
  });
});
