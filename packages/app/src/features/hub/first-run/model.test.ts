import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser';
import { $firstRunEnded, firstRunEnded, maxUsers, readFirstRunFx } from './model';

const end = (scope: Scope, user: string) => allSettled(firstRunEnded, { scope, params: user });
/** What a page that is opened now reads. */
async function readLater() {
  const scope = fork();
  await allSettled(readFirstRunFx, { scope });
  return scope.getState($firstRunEnded);
}

describe('the end of the first run', () => {
  it('is kept in the browser for the user (D.173)', async () => {
    fakeBrowser();
    await end(fork(), 'u1');
    expect(fork().getState($firstRunEnded)).toBeUndefined();
    expect(await readLater()).toEqual(['u1']);
  });

  it('is kept for each user of the browser (D.173)', async () => {
    fakeBrowser();
    const scope = fork();
    await end(scope, 'u1');
    await end(scope, 'u2');
    await end(scope, 'u1');
    expect(scope.getState($firstRunEnded)).toEqual(['u1', 'u2']);
    expect(await readLater()).toEqual(['u1', 'u2']);
  });

  it('is kept for users whose first run ended in another tab (D.173)', async () => {
    fakeBrowser();
    const [one, two] = [fork(), fork()];
    await allSettled(readFirstRunFx, { scope: two });
    await end(one, 'u1');
    await end(two, 'u2');
    expect(await readLater()).toEqual(['u1', 'u2']);
  });

  it('is kept for the last users only', async () => {
    fakeBrowser();
    const scope = fork();
    for (let user = 0; user <= maxUsers; user += 1) await end(scope, `u${user}`);
    expect(await readLater()).toHaveLength(maxUsers);
    expect(await readLater()).not.toContain('u0');
  });

  it('is kept until the page is closed if the browser refuses to store it (D.173)', async () => {
    fakeBrowser().localStorage.refuse('all');
    const scope = fork();
    await end(scope, 'u1');
    await allSettled(readFirstRunFx, { scope });
    expect(scope.getState($firstRunEnded)).toEqual(['u1']);
  });

  it('is unknown in a new browser (D.173)', async () => {
    fakeBrowser();
    expect(await readLater()).toEqual([]);
  });
});
