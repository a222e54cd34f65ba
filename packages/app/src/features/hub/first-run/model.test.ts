import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser';
import { $firstRunEnded, firstRunEnded, firstRunKey, readFirstRunFx } from './model';

describe('the end of the first run', () => {
  it('is kept in the browser for the user (D.173)', async () => {
    fakeBrowser();
    await allSettled(firstRunEnded, { scope: fork(), params: firstRunKey({ id: 'u1', email: 'ana@example.org' }) });
    const later = fork();
    expect(later.getState($firstRunEnded)).toBeUndefined();
    await allSettled(readFirstRunFx, { scope: later });
    expect(later.getState($firstRunEnded)).toBe('u1');
  });

  it('is unknown in a new browser (D.173)', async () => {
    fakeBrowser();
    const scope = fork();
    await allSettled(readFirstRunFx, { scope });
    expect(scope.getState($firstRunEnded)).toBeNull();
  });

  it('is kept by the address of a user without an id (D.173)', () =>
    expect(firstRunKey({ id: null, email: 'ana@example.org' })).toBe('ana@example.org'));
});
