import { addCalendarFeed } from '@attesta/domain/access-keys/calls';
import { exportAccount } from '@attesta/domain/account/data/calls';
import { changeWindows, getDesignations } from '@attesta/domain/availability/calls';
import type { WindowChange } from '@attesta/domain/availability/changes';
import { isProductCode } from '@attesta/domain/codes/codes';
import { addDays } from '@attesta/domain/values/dates';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { windows } from '../../database/schema.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { recordStatements, type RecordedStatement } from '../../testing/statements.ts';

/** Windows of a body: several pages of every read. */
const count = 650;
/** The largest number of rows and of values that a statement of these calls may have, so that it takes little time. */
const [maxRows, maxParameters] = [100, 2000];

let instance: Instance;
let token: string;
let codes: string[];
beforeAll(async () => {
  instance = await createInstance({ settings: { demo: true } });
  token = await instance.signIn('nb-9101');
  await instance.portal.database.queries.delete(windows).where(eq(windows.notifiedBody, '9101'));
  const { designations } = (await instance.call(getDesignations, { token })).body;
  codes = designations[0]!.codes.filter(isProductCode);
});
afterAll(() => instance.close());

const changesTo = (slots: number, version: number | null) =>
  Array.from({ length: count }, (_, index): WindowChange => {
    const day = addDays('2027-01-01', Math.floor(index / 10));
    return {
      id: `many-${index}`,
      version,
      window: {
        regulation: 'MDR',
        code: codes[index % 10] as 'MDA0101',
        from: day,
        to: day,
        slots,
        reserved: 0,
        manualStatus: null,
        intakePool: 'general',
        procedures: [],
        classes: [],
        kinds: [],
        note: null,
      },
    };
  });

/** Statements that read or write windows or their trail, apart from the one that reads all windows of the body. */
const ofWindows = (statements: readonly RecordedStatement[]) =>
  statements.filter(({ sql }) => /(?:insert into|delete from|from) "(?:windows|audit_entries)"/.test(sql));
/** The largest number of such statements in one turn of the event loop. */
const mostInTurn = (statements: readonly RecordedStatement[]) =>
  Math.max(...[...Map.groupBy(statements, ({ turn }) => turn).values()].map(({ length }) => length));

it('a large change is written in small statements, between which other requests are handled (D.396)', async () => {
  const statements = recordStatements(instance);
  for (const [slots, version] of [
    [4, null],
    [5, 1],
  ] as const) {
    const { status } = await instance.call(changeWindows, { token, body: { changes: changesTo(slots, version) } });
    expect(status).toBe(200);
    const written = ofWindows(statements.splice(0)).filter(({ sql }) => sql.startsWith('insert'));
    expect(written).toHaveLength(2 * Math.ceil(count / maxRows));
    for (const { parameters } of written) expect(parameters).toBeLessThanOrEqual(maxParameters);
    expect(mostInTurn(written)).toBeLessThanOrEqual(2);
  }
});

it('the calendar feed and the export read windows in pages, between which other requests are handled (D.339, D.395)', async () => {
  const body = { name: 'Outlook', currentPassword: demoPassword };
  const { address } = (await instance.call(addCalendarFeed, { token, body })).body;
  const statements = recordStatements(instance);
  const feed = await instance.app.inject({ url: address.replace(/^https?:\/\/[^/]+/, '') });
  expect(feed.body.match(/BEGIN:VEVENT/g)).toHaveLength(count);
  const ofFeed = ofWindows(statements.splice(0));
  expect(ofFeed.map(({ rows }) => rows)).toEqual([100, 100, 100, 100, 100, 100, 50]);
  expect(mostInTurn(ofFeed)).toBe(1);

  const headers = { authorization: `Bearer ${token}` };
  const exported = await instance.app.inject({ url: exportAccount.path, headers });
  const files = unzipSync(new Uint8Array(exported.rawPayload));
  const data = JSON.parse(strFromU8(files['attesta-my-data.json'] ?? new Uint8Array()));
  expect([data.windows.length, data.auditTrail.length]).toEqual([count, 2 * count + 1]);
  const ofExport = ofWindows(statements);
  // Each of the two files reads all pages of the windows and of the trail.
  expect(ofExport.length).toBeGreaterThanOrEqual((2 * (count + 2 * count)) / maxRows);
  for (const { rows } of ofExport) expect(rows).toBeLessThanOrEqual(maxRows);
  expect(mostInTurn(ofExport)).toBeLessThanOrEqual(2);
});
