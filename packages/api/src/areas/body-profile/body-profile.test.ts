import { configureAccount } from '@attesta/domain/account/calls';
import { changeWindows, getDesignations } from '@attesta/domain/availability/calls';
import {
  getBodyProfile,
  listProfileHistory,
  profileConflictSchema,
  saveBodyProfile,
} from '@attesta/domain/body-profile/calls';
import type { BodyProfile, StatedDesignation } from '@attesta/domain/body-profile/schema';
import { match } from '@attesta/domain/matching/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { bodyProfile as bodyAccount, goodPassword, operator, verified } from '../../testing/people.ts';
import { allBodies } from '../availability/index.ts';

const designation: StatedDesignation = {
  regulation: 'MDR',
  validFrom: '2024-01-01',
  validTo: null,
  procedures: ['IX(I)', 'IX(II)'],
  codes: ['MDA0203', 'MDN1104', 'MDS1005'],
  conditions: [],
};
const profile: BodyProfile = {
  intake: 'open',
  acceptsFirstTimeApplicants: true,
  classesTakenOn: ['IIa', 'IIb'],
  kindsTaken: [],
  sizeBand: 'small',
  feeBand: 'low',
  smeScheme: null,
  medianMonthsByClass: { IIa: 12 },
  designations: [designation],
};

describe.each(databases)('The profile of a notified body on $name', (database) => {
  let instance: Instance;
  let token: string;
  let email: string;
  const queries = () => instance.portal.database.queries;
  const admin = async (...args: string[]) => (await runCommand(instance.portal, args)).text;
  const save = (version: number, changed: BodyProfile = profile) =>
    instance.call(saveBodyProfile, { token, body: { version, profile: changed } });
  const body = async () => (await allBodies(queries())).find(({ number }) => number === '9177');
  const history = async (query = {}) => (await instance.call(listProfileHistory, { token, query })).body;

  beforeEach(async () => {
    instance = await createInstance({ database });
    email = await verified(instance, 'notified-body');
    token = await instance.signIn(email, goodPassword);
    await instance.call(configureAccount, { token, body: { ...bodyAccount, number: '9177' } });
    await admin('approve', email, '9177');
  });
  afterEach(() => instance.close());

  it('counts after approval: a new body states its designations, publishes a window and is found (D.337)', async () => {
    expect((await instance.call(getBodyProfile, { token })).body).toEqual({
      profile: null,
      counted: [],
      additions: [],
      version: 0,
    });
    const saved = (await save(0)).body;
    expect(saved).toMatchObject({ profile, counted: [], version: 1 });
    expect(saved.additions).toContainEqual({
      regulation: 'MDR',
      kind: 'code',
      value: 'MDA0203',
      statedOn: '2026-11-21',
    });
    expect((await body())?.designations).toEqual([]);

    expect(await admin('designation', 'list')).toMatch(/^9177 Exemplum[^]*MDA0203[^]*designation approve 9177 1$/);
    expect(await admin('designation', 'approve', '9177', '0')).toContain('changed what it states');
    expect(await admin('designation', 'approve', '9177', '1')).toContain('are approved');
    expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('Your designations are approved');

    expect((await body())?.designations).toMatchObject([{ codes: designation.codes }]);
    expect((await instance.call(getDesignations, { token })).body.designations).toMatchObject([
      { codes: designation.codes },
    ]);
    const window = {
      regulation: 'MDR' as const,
      code: 'MDA0203' as const,
      from: '2027-01-01',
      to: '2027-06-30',
      slots: 3,
      reserved: 0,
      manualStatus: null,
      intakePool: 'general' as const,
      procedures: [],
      classes: [],
      note: null,
    };
    const added = await instance.call(changeWindows, {
      token,
      body: { changes: [{ id: 'first', version: null, window }] },
    });
    expect(added.body.windows).toHaveLength(1);

    const request = {
      regulation: 'MDR',
      riskClass: 'IIa',
      classVariant: 'IIa',
      codes: ['MDA0203', 'MDS1005'],
      procedure: null,
      languages: ['de'],
      wishedDate: '2027-03-01',
      country: 'RO',
      firstTime: false,
      maxFeeBand: null,
      sme: true,
    };
    const found = await instance.call(match, { token: await operator(instance), body: { request } });
    expect(found.body).toMatchObject({ result: 'list', matches: [{ notifiedBody: '9177', start: '2027-03-01' }] });
  });

  it('counts less at once and more after approval; a rejection keeps what was approved (D.337)', async () => {
    await save(0);
    await admin('designation', 'approve', '9177', '1');
    const changed = { ...designation, codes: ['MDA0203', 'MDA0204', 'MDS1005'] as StatedDesignation['codes'] };
    const saved = (await save(2, { ...profile, intake: 'suspended', designations: [changed] })).body;
    expect(saved.counted[0]?.codes).toEqual(['MDA0203', 'MDS1005']);
    expect(saved.additions).toMatchObject([{ kind: 'code', value: 'MDA0204' }]);
    expect(await body()).toMatchObject({ intake: 'suspended', designations: [{ codes: ['MDA0203', 'MDS1005'] }] });
    expect(await admin('designation', 'reject', '9177', '3')).toContain('are rejected');
    expect((await instance.call(getBodyProfile, { token })).body).toMatchObject({
      profile: { designations: [{ codes: ['MDA0203', 'MDS1005'] }] },
      additions: [],
      version: 4,
    });
    expect(await admin('designation', 'approve', '9177', '4')).toContain('No designation of 9177 is waiting');
  });

  it('lists every change of a matched fact, newest first, those of the account and the operator too (D.561)', async () => {
    await save(0);
    await admin('designation', 'approve', '9177', '1');
    instance.pass(60_000);
    await save(2, { ...profile, acceptsFirstTimeApplicants: false });
    const renamed = { ...bodyAccount, number: '9177', documentationLanguages: ['de'] };
    await instance.call(configureAccount, { token, body: renamed });
    expect(await body()).toMatchObject({ documentationLanguages: ['de'] });
    const { entries } = await history();
    expect(
      entries.map(({ action, changedBy, changes }) => [action, changedBy, changes.map(({ field }) => field)]),
    ).toEqual([
      ['profile_changed', 'Ada Reyes', ['documentationLanguages']],
      ['profile_changed', 'Ada Reyes', ['acceptsFirstTimeApplicants']],
      ['designation_approved', null, ['validity', 'codes', 'procedures']],
      [
        'profile_changed',
        'Ada Reyes',
        ['intake', 'acceptsFirstTimeApplicants', 'classesTakenOn', 'sizeBand', 'feeBand', 'medianMonths'],
      ],
    ]);
    const first = await history({ pageSize: '3' });
    expect([...first.entries, ...(await history({ pageSize: '3', after: first.next })).entries]).toEqual(entries);
  });

  it('is saved once when repeated, and refused when it was changed in the meantime (D.560)', async () => {
    await save(0);
    expect((await save(0)).body.version).toBe(1);
    const late = await save(0, { ...profile, intake: 'limited' });
    expect(late.status).toBe(409);
    expect(profileConflictSchema.parse(JSON.parse(late.text)).stored).toMatchObject({ version: 1, profile });
    expect((await history()).entries).toHaveLength(1);
  });

  it('limits the conditions that count, also those whose removal waits for approval', async () => {
    await save(0);
    await admin('designation', 'approve', '9177', '1');
    const conditions = (prefix: string) =>
      Array.from({ length: 90 }, (_, index) => ({
        codes: ['MDA0203' as const],
        text: `${prefix} ${index}`,
        question: null,
        excludes: null,
        source: null,
      }));
    const withConditions = (prefix: string) => ({
      ...profile,
      designations: [{ ...designation, conditions: conditions(prefix) }],
    });
    const first = await save(2, withConditions('one'));
    expect(first.status).toBe(200);
    const second = await save(3, withConditions('two'));
    expect([second.status, second.error.fields]).toEqual([400, { 'profile.designations.0.conditions': 'too_long' }]);
    const text = {
      ...profile,
      designations: [{ ...designation, conditions: [{ ...conditions('x')[0]!, source: 'a\u0000' }] }],
    };
    expect((await save(3, text)).status).toBe(400);
  });

  it('shows the administrator the conditions of an added code', async () => {
    await save(0, {
      ...profile,
      designations: [
        {
          ...designation,
          conditions: [{ codes: ['MDA0203'], text: 'only adults', question: null, excludes: null, source: null }],
        },
      ],
    });
    const text = await admin('designation', 'list');
    expect(text).toContain('MDA0203, with the conditions "only adults"');
    expect(text).toContain('MDN1104, without conditions');
  });

  it('is changed by the approved body alone', async () => {
    const partnerEmail = await verified(instance, 'notified-body-supportive-partner');
    const partner = await instance.signIn(partnerEmail, goodPassword);
    await instance.call(configureAccount, { token: partner, body: { ...bodyAccount, number: '9178' } });
    const tryToSave = () => instance.call(saveBodyProfile, { token: partner, body: { version: 0, profile } });
    expect((await tryToSave()).error.code).toBe('not_approved');
    await admin('approve', partnerEmail, '9178');
    expect((await tryToSave()).error.code).toBe('forbidden');
    const wrong = await instance.call(saveBodyProfile, {
      token,
      body: { version: 0, profile: { ...profile, designations: [{ ...designation, codes: ['IVR0101'] }] } },
    });
    expect(wrong.error.fields).toEqual({ 'profile.designations.0.codes': 'codes_wrong_regulation' });
  });
});
