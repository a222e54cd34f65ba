import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser';
import { fakeHost, type FakeResponse } from '../../../testing/fake-host';
import { portalScope } from '../../../testing/portal-scope';
import { sessionEnded } from '../../../platform/session/model';
import { $edit, $saveProblem, $saveState, problemDecided, windowsLoaded, windowsRestored } from './model';

const today = '2026-11-21';
const input = {
  regulation: 'MDR' as const,
  code: 'MDA0203' as const,
  from: '2027-01-01',
  to: '2027-03-31',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'general' as const,
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
};
const stored = (slots: number, version: number) => ({
  ...input,
  id: 'a',
  notifiedBody: '9101',
  slots,
  version,
  updatedOn: today,
  status: 'open' as const,
  freshness: 'fresh' as const,
  past: false,
});
const edited = (slots: number) => [{ ...input, id: 'a', slots, updatedOn: '2026-11-01' }];
/** A change without conflicts. */
const after = (windows: ReturnType<typeof edited>) => ({ edited: windows, conflicts: [] });
interface Sent {
  changes: { version: number; window: { slots: number } | null }[];
  reservationsConfirmed: boolean;
}

async function start(...responses: FakeResponse[]) {
  fakeBrowser();
  const bodies: Sent[] = [];
  const respond = ({ body }: { body: unknown }): FakeResponse => {
    const sent = body as Sent;
    bodies.push(sent);
    const [change] = sent.changes;
    const saved = change?.window ? [stored(change.window.slots, change.version + 1)] : [];
    return responses.shift() ?? { body: { windows: saved } };
  };
  await fakeHost(respond);
  const scope = portalScope();
  const windows = [{ ...stored(4, 1), updatedOn: '2026-11-01' }];
  await allSettled(windowsLoaded, { scope, params: { windows, today, isComplete: true } });
  return {
    scope,
    bodies,
    edit: (slots: number) => allSettled(windowsRestored, { scope, params: after(edited(slots)) }),
  };
}

describe('changes of windows', () => {
  it('are saved at once, and what changes meanwhile after the response', async () => {
    const { scope, bodies, edit } = await start();
    await Promise.all([edit(5), edit(6)]);
    expect(bodies.map(({ changes: [change] }) => [change?.version, change?.window?.slots])).toEqual([
      [1, 5],
      [2, 6],
    ]);
    expect([scope.getState($saveState), scope.getState($edit).stored[0]]).toMatchObject([
      'saved',
      { slots: 6, version: 3 },
    ]);
  });

  it('of an import are one call, however many there are (D.536)', async () => {
    const { scope, bodies } = await start();
    const many = Array.from({ length: 1200 }, (_, index) => ({ ...edited(4)[0]!, id: `new-${index}`, slots: 9 }));
    await allSettled(windowsRestored, { scope, params: after([...edited(4), ...many]) });
    expect(bodies.map(({ changes }) => changes.length)).toEqual([1200]);
  });

  const conflict = {
    status: 409,
    body: {
      code: 'conflict',
      message: 'Changed.',
      conflicts: [{ stored: stored(9, 7), yours: { id: 'a', version: 1, window: { ...input, slots: 5 } } }],
    },
  };

  it('that conflict wait for a decision, then are saved over the other state or replaced by it', async () => {
    const mine = await start(conflict);
    await mine.edit(5);
    expect(mine.scope.getState($saveProblem)).toMatchObject({ kind: 'conflict' });
    expect(mine.scope.getState($saveState)).toBe('waiting');
    await allSettled(problemDecided, { scope: mine.scope, params: 'mine' });
    expect(mine.bodies.at(-1)?.changes).toMatchObject([{ version: 7, window: { slots: 5 } }]);
    expect(mine.scope.getState($saveState)).toBe('saved');

    const theirs = await start(conflict);
    await theirs.edit(5);
    await allSettled(problemDecided, { scope: theirs.scope, params: 'theirs' });
    expect(theirs.bodies).toHaveLength(1);
    expect(theirs.scope.getState($edit).edited).toMatchObject([{ slots: 9 }]);
  });

  const refused = {
    status: 409,
    body: { code: 'refused', message: 'Refused.', problems: [{ id: 'a', problem: 'has_reservations' }] },
  };

  it('that need a confirmation are sent with it, once, or discarded', async () => {
    const { scope, bodies } = await start(refused);
    await allSettled(windowsRestored, { scope, params: after([]) });
    await allSettled(problemDecided, { scope, params: 'confirm' });
    expect(bodies.map((sent) => sent.reservationsConfirmed)).toEqual([false, true]);
    expect(scope.getState($edit)).toMatchObject({ stored: [], edited: [] });
    await allSettled(windowsRestored, { scope, params: after(edited(5)) });
    expect(bodies.map((sent) => sent.reservationsConfirmed)).toEqual([false, true, false]);

    const other = await start(refused);
    await allSettled(windowsRestored, { scope: other.scope, params: after([]) });
    await allSettled(problemDecided, { scope: other.scope, params: 'discard' });
    expect(other.scope.getState($edit).edited).toMatchObject([{ id: 'a', slots: 4 }]);
    expect(other.bodies).toHaveLength(1);
  });

  it('that could not be sent remain, and are sent again on request', async () => {
    const { scope, bodies, edit } = await start({ status: 503, body: { code: 'unavailable', message: 'Later.' } });
    await edit(5);
    expect(scope.getState($saveProblem)?.kind).toBe('failed');
    expect(scope.getState($edit).edited).toMatchObject([{ slots: 5 }]);
    await allSettled(problemDecided, { scope, params: 'retry' });
    expect([bodies.length, scope.getState($saveState)]).toEqual([2, 'saved']);
  });

  it('are not lost when the first windows are read again (D.725)', async () => {
    const { scope, edit } = await start();
    await edit(5);
    await allSettled(windowsLoaded, { scope, params: { windows: [], today, isComplete: false } });
    expect(scope.getState($edit).edited).toMatchObject([{ id: 'a', slots: 5 }]);
    await allSettled(windowsLoaded, { scope, params: { windows: [], today, isComplete: true } });
    expect(scope.getState($edit).edited).toEqual([]);
  });

  it('end with the session', async () => {
    const { scope, edit } = await start({ status: 503, body: { code: 'unavailable', message: 'Later.' } });
    await edit(5);
    await allSettled(sessionEnded, { scope, params: 'signed-out' as never });
    expect(scope.getState($edit).edited).toEqual([]);
    expect(scope.getState($saveProblem)).toBeNull();
  });
});
