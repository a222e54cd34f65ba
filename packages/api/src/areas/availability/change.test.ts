import {
  changeWindows,
  getDesignations,
  listWindowHistory,
  listWindows,
  maxChangedWindows,
  windowConflictSchema,
  windowsRefusedSchema,
} from '@attesta/domain/availability/calls';
import { inputOf, type WindowChange, type WindowInput } from '@attesta/domain/availability/changes';
import type { WindowView } from '@attesta/domain/availability/schema';
import { isProductCode } from '@attesta/domain/codes/codes';
import { addDays } from '@attesta/domain/values/dates';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../database/audit-schema.ts';
import { accounts, windows } from '../../database/schema.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';

const input: WindowInput = {
  regulation: 'MDR',
  code: 'MDA0101',
  from: '2027-01-01',
  to: '2027-03-31',
  slots: 4,
  reserved: 0,
  manualStatus: null,
  intakePool: 'general',
  procedures: [],
  classes: [],
  kinds: [],
  note: null,
};
const added: WindowChange = { id: 'new-1', version: null, window: input };

describe.each(databases)('Changes of windows on $name', (database) => {
  let instance: Instance;
  let body: string;
  let operator: string;
  const queries = () => instance.portal.database.queries;
  const change = (changes: readonly WindowChange[], more: object = {}, token = body) =>
    instance.call(changeWindows, { token, body: { changes, ...more } });
  const list = async (token = body, query: Record<string, string> = {}): Promise<WindowView[]> =>
    (await instance.call(listWindows, { token, query })).body.windows;
  const trail = () =>
    queries().select().from(auditEntries).orderBy(asc(auditEntries.createdAt), asc(auditEntries.recordId));

  beforeEach(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
    [body, operator] = [await instance.signIn('nb-9101'), await instance.signIn('op-01')];
  });
  afterEach(() => instance.close());

  it('add, change, confirm and delete; operators see the result without numbers, the trail every step (D.530, D.532)', async () => {
    const { windows: created } = (await change([added])).body;
    expect(created).toEqual([
      expect.objectContaining({
        ...input,
        id: 'new-1',
        notifiedBody: '9101',
        version: 1,
        updatedOn: '2026-11-21',
        status: 'open',
      }),
    ]);
    const changed = { ...input, to: '2027-04-30', reserved: 3, note: 'Only with a complete file' };
    expect((await change([{ id: 'new-1', version: 1, window: changed }])).body.windows[0]).toMatchObject({
      version: 2,
      status: 'limited',
    });
    const seen = (await list(operator, { notifiedBody: '9101', code: 'MDA0101' })).find(({ id }) => id === 'new-1');
    expect(seen).toMatchObject({
      from: '2027-01-01',
      to: '2027-04-30',
      slots: null,
      reserved: null,
      status: 'limited',
    });
    await change([{ id: 'new-1', version: 2, window: changed }]);
    expect(
      (await change([{ id: 'new-1', version: 3, window: null }], { reservationsConfirmed: true })).body.windows,
    ).toEqual([]);
    expect((await list()).some(({ id }) => id === 'new-1')).toBe(false);
    const rows = await trail();
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['window_added', null, input],
      ['window_changed', input, changed],
      ['window_confirmed', changed, changed],
      ['window_deleted', changed, null],
    ]);
    expect(new Set(rows.map(({ organisationId, accountId }) => `${organisationId} ${accountId}`))).toEqual(
      new Set(['nb-9101 nb-9101']),
    );
  });

  it('of one window are listed for its body only, newest first, with both states and the person (D.562)', async () => {
    await change([added, { ...added, id: 'new-2', window: { ...input, code: 'MDA0102' } }]);
    const changed = { ...input, slots: 6 };
    await change([{ id: 'new-1', version: 1, window: changed }]);
    const history = async (token: string) =>
      (await instance.call(listWindowHistory, { token, params: { id: 'new-1' } })).body.entries;
    const entries = await history(body);
    expect(entries).toMatchObject([
      { action: 'window_changed', before: input, after: changed, apiToken: null },
      { action: 'window_added', before: null, after: input },
    ]);
    expect(entries[0]?.changedBy).toMatch(/^\S+ \S+/);
    expect(await history(await instance.signIn('nb-9102'))).toEqual([]);
    expect((await instance.call(listWindowHistory, { token: operator, params: { id: 'new-1' } })).status).toBe(403);
  });

  it.each(['__proto__', 'constructor', '-1', 'a b'])('with the id %s break no rule unseen', async (id) => {
    const past = { id, version: null, window: { ...input, from: '1990-01-01', to: '2199-12-31' } };
    expect((await change([past])).status).toBe(id === 'constructor' ? 409 : 400);
    expect((await list()).some((window) => window.id === id)).toBe(false);
  });

  it('that are repeated change nothing and are recorded once (D.531)', async () => {
    const [first] = await list();
    if (!first) throw new Error('No window');
    const changes = [
      added,
      { id: first.id, version: first.version, window: { ...inputOf(first as never), slots: 50 } },
    ];
    const responses = [await change(changes), await change(changes)];
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect((await trail()).map(({ action }) => action).toSorted()).toEqual(['window_added', 'window_changed']);
    const gone = [{ id: first.id, version: 2, window: null }];
    const deleted = [await change(gone, { reservationsConfirmed: true }), await change(gone)];
    expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
    expect(await trail()).toHaveLength(3);
  });

  it('of an older version return both states, and change nothing (D.531)', async () => {
    await change([added]);
    await change([{ id: 'new-1', version: 1, window: { ...input, slots: 7 } }]);
    const yours = { id: 'new-1', version: 1, window: { ...input, slots: 2 } };
    const late = await change([yours, { ...added, id: 'new-2', window: { ...input, code: 'MDA0102' } }]);
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect(windowConflictSchema.parse(JSON.parse(late.text)).conflicts).toEqual([
      { stored: expect.objectContaining({ id: 'new-1', slots: 7, version: 2 }), yours },
    ]);
    await change([{ id: 'new-1', version: 2, window: null }]);
    const gone = await change([{ ...yours, version: 2 }]);
    expect(windowConflictSchema.parse(JSON.parse(gone.text)).conflicts).toEqual([
      { stored: null, yours: { ...yours, version: 2 } },
    ]);
    expect((await list()).some(({ id }) => id.startsWith('new-'))).toBe(false);
  });

  it('by several editors at once: one of them is stored, the others get its state (D.531)', async () => {
    await change([added]);
    const responses = await Promise.all(
      [2, 3, 5, 6].map((slots) => change([{ id: 'new-1', version: 1, window: { ...input, slots } }])),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const stored = responses.find(({ status }) => status === 200)?.body.windows[0]?.slots;
    const refused = responses.filter(({ status }) => status === 409);
    const states = refused.map(({ text }) => windowConflictSchema.parse(JSON.parse(text)).conflicts[0]?.stored?.slots);
    expect(states).toEqual([stored, stored, stored]);
    const overlapping = await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        change([
          {
            id,
            version: null,
            window: { ...input, code: 'MDA0204', intakePool: 'sme', from: '2030-01-01', to: '2030-02-01' },
          },
        ]),
      ),
    );
    expect(overlapping.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('that break a rule name each window, and change nothing (D.530)', async () => {
    const late = { ...input, from: '2026-11-20' };
    const response = await change([
      added,
      { ...added, id: 'new-2', window: { ...input, from: '2027-03-31', to: '2027-04-30' } },
      { ...added, id: 'new-3', window: { ...late, code: 'MDA0102', intakePool: 'first_time' } },
      { ...added, id: 'new-4', window: { ...input, code: 'MDS1001' } },
    ]);
    expect([response.status, response.error.code]).toEqual([409, 'refused']);
    expect(windowsRefusedSchema.parse(JSON.parse(response.text)).problems).toEqual([
      { id: 'new-1', problem: 'overlap' },
      { id: 'new-2', problem: 'overlap' },
      { id: 'new-3', problem: 'past' },
      { id: 'new-4', problem: 'not_designated' },
    ]);
    expect(await trail()).toEqual([]);
    const reserved = (await list()).find((window) => (window.reserved ?? 0) > 0);
    const removed = [{ id: reserved?.id ?? '', version: 1, window: null }];
    const asked = await change(removed);
    expect(windowsRefusedSchema.parse(JSON.parse(asked.text)).problems[0]?.problem).toBe('has_reservations');
    expect((await change(removed, { reservationsConfirmed: true })).status).toBe(200);
  });

  it('are only for the body itself, and only while it is approved (D.533)', async () => {
    const [foreign] = await list(operator, { notifiedBody: '9102' });
    const theirs = { id: foreign?.id ?? '', version: 1 };
    // A window of another body does not exist for the caller.
    expect((await change([{ ...theirs, window: null }])).body.windows).toEqual([]);
    const refused = await change([{ ...theirs, window: input }]);
    expect(windowConflictSchema.parse(JSON.parse(refused.text)).conflicts[0]?.stored).toBeNull();
    const taken = await change([{ ...added, id: foreign?.id ?? '' }]);
    expect([taken.status, taken.error]).toEqual([
      409,
      { code: 'conflict', message: 'The id of a new window is already used.' },
    ]);
    expect(await list(operator, { notifiedBody: '9102' })).toContainEqual(foreign);
    for (const [token, code] of [
      [operator, 'forbidden'],
      [await instance.signIn('candidate'), 'forbidden'],
      [await instance.signIn('not-approved'), 'not_approved'],
    ] as const) {
      const refused = await change([added], {}, token);
      expect([refused.status, refused.error.code]).toEqual([403, code]);
    }
    expect((await instance.call(changeWindows, { body: { changes: [added] } })).status).toBe(401);
    await queries()
      .update(accounts)
      .set({ roleId: 'notified-body-supportive-partner' })
      .where(eq(accounts.id, 'nb-9101'));
    expect((await change([added])).error).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('publishes'),
    });
    expect(await trail()).toEqual([]);
  });

  it('that fail half-way leave windows and trail as they were (D.530)', async () => {
    const before = await list();
    const [first] = before;
    // The last step of the transaction fails: nothing before it may remain.
    await queries().execute('alter table audit_entries rename to audit_entries_away');
    const response = await change([added, { id: first?.id ?? '', version: 1, window: null }], {
      reservationsConfirmed: true,
    });
    expect(response.status).toBeGreaterThanOrEqual(500);
    await queries().execute('alter table audit_entries_away rename to audit_entries');
    expect(await list()).toEqual(before);
    expect((await change([added])).status).toBe(200);
  });

  it('of 5,000 windows are stored or refused as a whole (D.530)', { timeout: 60_000 }, async () => {
    // Windows of the demo data count towards the quota.
    await queries().delete(windows).where(eq(windows.notifiedBody, '9101'));
    const stored = () =>
      queries().selectDistinct({ slots: windows.slots }).from(windows).where(eq(windows.notifiedBody, '9101'));
    const { designations } = (await instance.call(getDesignations, { token: body })).body;
    const codes = designations[0]!.codes.filter(isProductCode);
    const days = Array.from({ length: maxChangedWindows }, (_, index) => addDays('2027-01-01', Math.floor(index / 10)));
    const windowsOfDays = days.map((day, index): WindowChange => {
      const code = codes[index % 10]!;
      return {
        id: `many-${index}`,
        version: null,
        window: { ...input, code, from: day, to: day, note: '可'.repeat(200) },
      };
    });
    const wrong = windowsOfDays.with(-1, { ...added, window: { ...input, from: '2026-11-20' } });
    expect((await change(wrong)).error.code).toBe('refused');
    expect(await stored()).toEqual([]);
    expect((await change(windowsOfDays)).body.windows).toHaveLength(maxChangedWindows);
    const more = windowsOfDays.map((each) => ({ ...each, version: 1, window: { ...each.window!, slots: 9 } }));
    const outdated = more.with(0, { ...more[0]!, version: 7 });
    expect((await change(outdated)).error.code).toBe('conflict');
    expect(await stored()).toEqual([{ slots: 4 }]);
    expect((await change(more)).body.windows[4999]).toMatchObject({ id: 'many-4999', slots: 9, version: 2 });
    expect(await stored()).toEqual([{ slots: 9 }]);
    expect((await change([...more, added])).error.fields).toEqual({ changes: 'too_long' });
  });

  it('are recorded for 24 months (D.532)', async () => {
    await change([added]);
    await queries()
      .update(auditEntries)
      .set({ createdAt: new Date('2024-11-20T12:00:00Z') });
    await change([{ id: 'new-1', version: 1, window: { ...input, slots: 5 } }]);
    expect((await trail()).map(({ action }) => action)).toEqual(['window_changed']);
  });

  it('are validated field by field', async () => {
    const response = await change([{ ...added, window: { ...input, slots: 100, note: 'x'.repeat(201) } }, added]);
    expect(response.error.fields).toMatchObject({
      'changes.0.window.slots': 'too_large',
      'changes.0.window.note': 'too_long',
    });
    expect((await change([added, added])).error.fields).toEqual({ changes: 'duplicate' });
    expect((await change([])).status).toBe(400);
  });

  it('follow the designations that the body reads', async () => {
    const { designations, today } = (await instance.call(getDesignations, { token: body })).body;
    expect(today).toBe('2026-11-21');
    expect(designations.map(({ regulation, codes }) => [regulation, codes.includes('MDA0101')])).toEqual([
      ['MDR', true],
      ['IVDR', false],
    ]);
    expect((await instance.call(getDesignations, { token: operator })).status).toBe(403);
  });
});
