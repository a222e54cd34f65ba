import * as calls from '@attesta/domain/account/calls';
import { exportAccount } from '@attesta/domain/account/data/calls';
import { requestEmailChange } from '@attesta/domain/account/email/calls';
import { changeMailPreferences, changePerson, uploadLogo, uploadPhoto } from '@attesta/domain/account/profile/calls';
import { mailLanguages } from '@attesta/domain/account/profile/preferences';
import { changeWindows, listWindows } from '@attesta/domain/availability/calls';
import { inputOf, type WindowInput } from '@attesta/domain/availability/changes';
import { createDevice } from '@attesta/domain/devices/calls';
import { deviceAnswersSchema } from '@attesta/domain/devices/schema';
import { getTableName, isTable } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import * as accessKeySchema from '../../database/access-key-schema.ts';
import * as auditSchema from '../../database/audit-schema.ts';
import * as accountSchema from '../../database/account-schema.ts';
import * as courseSchema from '../../database/course-schema.ts';
import * as schema from '../../database/schema.ts';
import { newCourse, registerFor } from '../../testing/courses.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { bodyProfile, goodPassword, newAddress, operator, operatorProfile, verified } from '../../testing/people.ts';
import { dataExport } from '../../limits/attempts.ts';
import * as shortlistSchema from '../../database/shortlist-schema.ts';
import { exportLabels, labelOf } from './labels.ts';

/** Where each table is in the exported data, or why it is not. A new table must be added here and to the export. */
const tables: Record<string, string | { readonly reason: string }> = {
  accounts: 'account',
  sessions: 'sessions',
  known_devices: 'knownBrowsers',
  second_factors: 'secondFactor',
  recovery_codes: 'secondFactor',
  email_changes: 'emailChange',
  links: 'mailedLinks',
  devices: 'devices',
  device_requests: 'deviceRequests',
  shortlist_entries: 'shortlist',
  windows: 'windows',
  access_keys: 'accessKeys',
  audit_entries: 'auditTrail',
  jobs: 'unsentMails',
  course_registrations: 'courseRegistrations',
  pictures: 'pictures',
  attempts: { reason: 'hashes only, listed under notIncluded' },
  registrations: { reason: 'no account exists yet' },
  notified_bodies: 'bodyProfile',
  marks: { reason: 'properties of the database' },
  courses: { reason: 'offers of the organiser' },
  course_discounts: { reason: 'offers of the organiser' },
  invoice_records: { reason: 'exists only after the account is deleted' },
};

async function archiveOf(instance: Instance, token: string) {
  const response = await instance.app.inject({
    url: exportAccount.path,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    names: Object.keys(files).toSorted(),
    text: textOf,
    html: textOf('attesta-my-data.html'),
    data: JSON.parse(textOf('attesta-my-data.json')) as Record<string, unknown>,
    headers: response.headers,
  };
}

it('every table is in the export, or has a reason why not (D.144)', () => {
  const names = Object.values({
    ...schema,
    ...courseSchema,
    ...accountSchema,
    ...shortlistSchema,
    ...auditSchema,
    ...accessKeySchema,
  }).filter((value) => isTable(value));
  expect(names.map((table) => getTableName(table)).toSorted()).toEqual(Object.keys(tables).toSorted());
});

describe.each(databases)('The export on $name', (database) => {
  async function start() {
    const instance = await createInstance({ database });
    onTestFinished(() => instance.close());
    return instance;
  }

  it('contains everything about the user, in words, nothing about others, and no secret (D.144, D.248)', async () => {
    const instance = await start();
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    await instance.call(calls.configureAccount, { token, body: operatorProfile });
    await instance.call(changePerson, { token, body: { firstName: '<b>Zoë</b>', lastName: 'Okafor' } });
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const headers = { 'content-type': 'image/png' };
    await instance.call(uploadPhoto, { token, body: picture, headers });
    await instance.call(uploadLogo, { token, body: picture, headers });
    const device = {
      workingName: 'Pulse <script>alert(1)</script>',
      regulation: 'MDR',
      stage: 'idea',
      manufacturerCountry: 'RO',
      intendedPurpose: 'Shows the oxygen in the blood.',
      sterile: 'no',
    };
    const key = { 'idempotency-key': 'device-of-zoe-okafor' };
    expect((await instance.call(createDevice, { token, body: device, headers: key })).status).toBe(201);
    const course = await newCourse(instance, { title: 'Clinical evaluation' });
    await registerFor(instance, course, { token });
    await instance.call(calls.forgotPassword, { body: { email, redirect_url: 'http://127.0.0.1:4300/login' } });
    await instance.runJobs();
    const other = await operator(instance);
    await instance.call(changePerson, { token: other, body: { firstName: 'Somebody', lastName: 'Else' } });
    await registerFor(instance, course, { token: other });
    const next = newAddress();
    await instance.call(requestEmailChange, { token, body: { email: next, currentPassword: goodPassword } });
    const { secret } = (
      await instance.call(calls.startSecondFactor, { token, body: { currentPassword: goodPassword } })
    ).body;
    const { names, data, html, text, headers: sent } = await archiveOf(instance, token);
    expect(sent['content-disposition']).toBe('attachment; filename="attesta-my-data.zip"');
    expect(names).toEqual(['README.txt', 'attesta-my-data.html', 'attesta-my-data.json', 'logo.webp', 'photo.webp']);
    const places = Object.values(tables).filter((place) => typeof place === 'string');
    expect(Object.keys(data)).toEqual(expect.arrayContaining(places));
    expect(data).toMatchObject({
      account: { email, firstName: '<b>Zoë</b>', lastName: 'Okafor', role: 'Market Operator – SME/MNE' },
      organisation: operatorProfile,
      mailPreferences: { mailLanguage: 'en' },
      pictures: [{ kind: 'logo' }, { kind: 'photo' }],
      emailChange: { email: next },
      secondFactor: { enabled: false },
      sessions: [{ current: true }, { current: false }],
      knownBrowsers: [{}, {}],
      devices: [device],
      deviceRequests: [{ key: 'device-of-zoe-okafor' }],
      courseRegistrations: [{ course: { title: 'Clinical evaluation' }, billing: { city: 'Constanța' } }],
      windows: [],
    });
    expect(data['mailedLinks']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ purpose: 'verify' }),
        expect.objectContaining({ purpose: 'reset' }),
      ]),
    );
    expect(data['unsentMails']).toEqual([expect.objectContaining({ kind: 'emailChangeCurrent' })]);

    const { passwordHash } = (await instance.portal.database.queries.select().from(schema.accounts)).find(
      (row) => row.email === email,
    ) ?? { passwordHash: '' };
    const hashes = (await instance.portal.database.queries.select().from(schema.sessions)).map((row) => row.tokenHash);
    const all = text('attesta-my-data.json') + html;
    for (const hidden of [secret, passwordHash, token, ...hashes, 'Somebody']) expect(all).not.toContain(hidden);

    expect(html).toContain('<h1>My data on Attesta</h1>');
    expect(html).toContain('&lt;b&gt;Zoë&lt;/b&gt;');
    expect(html).toContain('<th scope="row">Intended purpose</th><td>Shows the oxygen in the blood.</td>');
    expect(html).toContain('<th scope="row">Sterile</th><td>No</td>');
    expect(html).toContain('<th scope="row">Kind</th><td>Market operator</td>');
    expect(html).toContain('<th scope="row">Payment method</th><td>Invoice</td>');
    expect(html).toMatch(/<th scope="row">Total<\/th><td>€\d+\.\d\d<\/td>/);
    expect(html).not.toMatch(/<td>(?:market_operator|cod|idea)<\/td>/);
    expect(html).not.toContain('<script');
    expect(html).toContain("default-src 'none'");
    expect(instance.events.at(-1)).toMatchObject({ event: 'data_exported' });
  });

  it('is in the language of the account', async () => {
    const instance = await start();
    const token = await operator(instance);
    const notifications = { waitingListJoined: true, ownCancellation: true };
    await instance.call(changeMailPreferences, { token, body: { mailLanguage: 'ro', notifications } });
    const { html } = await archiveOf(instance, token);
    expect(html).toContain('<html lang="ro">');
    expect(html).toContain('Datele mele pe Attesta');
    expect(html).toContain('<th scope="row">Țară</th><td>România</td>');
  });

  it('of a notified body contains its windows, with places and reservations, and their changes (D.532)', async () => {
    const instance = await createInstance({ database, settings: { demo: true } });
    onTestFinished(() => instance.close());
    await runCommand(instance.portal, ['reject', 'nb-9101@attesta.example']);
    const email = await verified(instance, 'notified-body');
    const token = await instance.signIn(email, goodPassword);
    await instance.call(calls.configureAccount, { token, body: bodyProfile });
    expect((await archiveOf(instance, token)).data['windows']).toEqual([]);
    await runCommand(instance.portal, ['approve', email, '9101']);
    const [window] = (await instance.call(listWindows, { token })).body.windows;
    if (!window) throw new Error('No window');
    const changes = [{ id: window.id, version: window.version, window: inputOf(window as WindowInput) }];
    expect((await instance.call(changeWindows, { token, body: { changes } })).status).toBe(200);
    const { data, html } = await archiveOf(instance, token);
    expect((data['windows'] as object[])[0]).toHaveProperty('reserved');
    expect(data['auditTrail']).toEqual([
      expect.objectContaining({ action: 'window_confirmed', recordId: window.id, before: changes[0]?.window }),
    ]);
    expect(html).toContain('Published availability');
    expect(html).toContain('<td>Window confirmed</td>');
  });

  it('is limited', async () => {
    const instance = await start();
    const token = await operator(instance);
    for (let done = 0; done < dataExport.count; done += 1) await archiveOf(instance, token);
    expect((await instance.call(exportAccount, { token })).status).toBe(429);
  });
});

it('an account exports its data once at a time', async () => {
  // PGlite runs one query after another, so all requests arrive before the first export is complete.
  const instance = await createInstance();
  onTestFinished(() => instance.close());
  const [token, other] = [await operator(instance), await operator(instance)];
  const exports = [token, token, token, other].map((by) => instance.call(exportAccount, { token: by }));
  const statuses = (await Promise.all(exports)).map(({ status }) => status);
  expect([statuses.slice(0, 3).toSorted((a, b) => a - b), statuses[3]]).toEqual([[200, 429, 429], 200]);
  expect((await instance.call(exportAccount, { token })).status).toBe(200);
});

describe('The labels of the export', () => {
  it.each(mailLanguages)('in %s name every answer about a device and every other field', (language) => {
    const labels = exportLabels[language];
    const missing = Object.keys(deviceAnswersSchema.shape).filter((name) => labelOf(labels, name) === name);
    expect(missing).toEqual([]);
    expect(Object.keys(labels.fields)).toEqual(Object.keys(exportLabels.en.fields));
    expect(Object.keys(labels.deviceFields)).toEqual(Object.keys(exportLabels.en.deviceFields));
    expect(Object.keys(labels.sections)).toEqual(Object.keys(exportLabels.en.sections));
  });
});
