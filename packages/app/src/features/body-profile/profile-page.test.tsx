import type { BodyProfile } from '@attesta/domain/body-profile/schema';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../platform/navigation/paths';
import account from '../../platform/i18n/en/account.json';
import english from '../../platform/i18n/en/bodyProfile.json';
import { notifiedBodyResponse } from '../../testing/people';
import { openPortal, sent, toastTone, type Host } from '../../testing/portal-page';

const profile: BodyProfile = {
  intake: 'open',
  acceptsFirstTimeApplicants: true,
  classesTakenOn: ['IIa', 'III'],
  kindsTaken: [],
  sizeBand: 'large',
  feeBand: 'low',
  smeScheme: null,
  medianMonthsByClass: { IIa: 13 },
  designations: [
    {
      regulation: 'MDR',
      validFrom: '2024-03-01',
      validTo: null,
      procedures: ['IX(I)'],
      codes: ['MDA0101', 'MDA0102'],
      conditions: [],
    },
  ],
};
const counted = [...profile.designations];
const stored = { profile, counted, additions: [], version: 3 };
const entry = {
  id: 'e1',
  action: 'profile_changed',
  changedAt: '2026-11-20T10:00:00.000Z',
  changedBy: 'Ana Pop',
  changes: [{ field: 'codes', regulation: 'MDR', removed: ['MDA0103'], added: [] }],
};
const host: Host = {
  'GET /api/body-profile': { body: stored },
  'GET /api/body-profile/history': { body: { entries: [entry], next: null } },
};
const open = (changes: Host = {}) =>
  openPortal({ path: paths.bodyProfile, user: notifiedBodyResponse, host: { ...host, ...changes } });
const save = () => page.getByRole('button', { name: english.save, exact: true }).click();
const lastSaved = () => sent('PUT /api/body-profile').at(-1)?.body as { version: number; profile: BodyProfile };
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

describe('the profile of a notified body', () => {
  it('is saved with its version; what waits for approval and the history are shown (D.337, D.560, D.561)', async () => {
    const waiting = { regulation: 'MDR', kind: 'code', value: 'MDA0103', statedOn: '2026-11-27' };
    const next = { ...stored, version: 4, additions: [waiting] };
    await open({ 'PUT /api/body-profile': { body: next } });
    await expect.element(page.getByText('MDR codes: removed MDA 0103')).toBeVisible();
    await page.getByRole('button', { name: /^MDA – Active implantable/ }).click();
    await page.getByRole('checkbox', { name: /^MDA 0103/ }).click();
    await save();
    await expect.poll(toastTone).toBe('success');
    expect(lastSaved()).toEqual({
      version: 3,
      profile: {
        ...profile,
        designations: [{ ...profile.designations[0], codes: ['MDA0101', 'MDA0102', 'MDA0103'] }],
      },
    });
    await expect.element(page.getByText('MDR: Code MDA 0103, stated on 27 Nov 2026')).toBeVisible();
    await expect.poll(() => sent('GET /api/body-profile/history')).toHaveLength(2);
  });

  it('asks before codes no longer count, and saves nothing when it is dismissed', async () => {
    await open({ 'PUT /api/body-profile': { body: { ...stored, version: 4 } } });
    await page.getByRole('button', { name: /^MDA – Active implantable/ }).click();
    await page.getByRole('checkbox', { name: /^MDA 0102/ }).click();
    await save();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText('MDR: MDA 0102')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent('PUT /api/body-profile')).toEqual([]);
    await save();
    await dialog.getByRole('button', { name: english.reduction.confirm }).click();
    await expect.poll(() => lastSaved()?.profile.designations[0]?.codes).toEqual(['MDA0101']);
  });

  it('names the fields that are missing before anything is sent', async () => {
    await open({ 'GET /api/body-profile': { body: { profile: null, counted: [], additions: [], version: 0 } } });
    await page.getByRole('checkbox', { name: 'Designated under IVDR' }).click();
    await save();
    const missing = page.getByRole('group', { name: english.intake.classes });
    await expect.element(missing.getByRole('checkbox', { name: 'Class I', exact: true })).toHaveFocus();
    await expect.element(page.getByRole('checkbox', { name: /^IVR 0101/ })).toHaveAttribute('aria-invalid', 'true');
    expect(sent('PUT /api/body-profile')).toEqual([]);
  });

  it('shows a problem that only the server found at its field', async () => {
    const fields = { 'profile.designations.0.validTo': 'ends_before_start' };
    await open({ 'PUT /api/body-profile': { status: 400, body: { code: 'invalid', message: 'No.', fields } } });
    await radio(english.intake.states.limited).click();
    await save();
    await expect.element(page.getByText('The last day is before the first day.')).toBeVisible();
  });

  it('keeps the input when someone else saved in the meantime, and lets the user choose', async () => {
    const theirs = { ...stored, version: 4, profile: { ...profile, intake: 'suspended' } };
    const conflict = { status: 409, body: { code: 'conflict', message: 'Changed.', stored: theirs } };
    await open({
      'PUT /api/body-profile': ({ body }) =>
        (body as { version: number }).version === 4 ? { body: { ...theirs, version: 5 } } : conflict,
    });
    await radio(english.intake.states.limited).click();
    await save();
    await expect.element(page.getByText(english.conflict.title)).toBeVisible();
    await expect.element(radio(english.intake.states.limited)).toBeChecked();
    await page.getByRole('button', { name: english.conflict.overwrite }).click();
    await expect.poll(() => lastSaved()).toMatchObject({ version: 4, profile: { intake: 'limited' } });
  });

  it('shows the version that was saved in the meantime on request', async () => {
    const theirs = { ...stored, version: 4, profile: { ...profile, intake: 'suspended' } };
    await open({
      'PUT /api/body-profile': { status: 409, body: { code: 'conflict', message: 'Changed.', stored: theirs } },
    });
    await radio(english.intake.states.limited).click();
    await save();
    await page.getByRole('button', { name: english.conflict.load }).click();
    await expect.element(radio(english.intake.states.suspended)).toBeChecked();
  });

  it('asks before it is left with changes that are not saved', async () => {
    await open();
    await radio('Suspended').click({ force: true });
    await page
      .getByRole('link', { name: /^Dashboard/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: english.leave.title });
    await dialog.getByRole('button', { name: english.leave.stay }).click();
    await expect.element(radio('Suspended')).toBeChecked();
    await page
      .getByRole('link', { name: /^Dashboard/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: english.leave.leave }).click();
    await expect.poll(() => location.pathname).not.toBe(paths.bodyProfile);
  });

  it('says that it could not be saved', async () => {
    await open({ 'PUT /api/body-profile': { status: 500, body: { code: 'internal', message: 'Broken.' } } });
    await radio(english.intake.states.limited).click();
    await save();
    await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect.element(radio(english.intake.states.limited)).toBeChecked();
  });

  it('adds, changes and removes a condition; a changed text loses the question that belonged to the old one', async () => {
    const condition = { codes: ['MDA0101'], text: 'only adults', question: 'q1', excludes: 'no', source: 'NANDO' };
    const conditional = { ...profile, designations: [{ ...profile.designations[0], conditions: [condition] }] };
    await open({
      'GET /api/body-profile': { body: { ...stored, profile: conditional } },
      'PUT /api/body-profile': { body: { ...stored, version: 4 } },
    });
    await userEvent.fill(page.getByLabelText(english.designation.conditionText), 'only children');
    await page.getByRole('button', { name: english.designation.addCondition }).click();
    await page.getByRole('button', { name: 'Remove condition 2' }).click();
    await expect.element(page.getByRole('button', { name: english.designation.addCondition })).toHaveFocus();
    await save();
    await expect
      .poll(() => lastSaved()?.profile.designations[0]?.conditions)
      .toEqual([{ codes: ['MDA0101'], text: 'only children', question: null, excludes: null, source: null }]);
  });

  it('is reached from the settings of the organisation', async () => {
    await openPortal({
      path: paths.bodySettings,
      user: notifiedBodyResponse,
      host: { ...host, 'GET /api/account': { body: { account: null } } },
    });
    await page.getByRole('link', { name: account.personal.bodyProfile }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: account.personal.bodyProfile })).toBeVisible();
  });

  it('loads older changes on request', async () => {
    const older = { ...entry, id: 'e0', action: 'designation_approved', changedBy: null, changes: [] };
    await open({
      'GET /api/body-profile/history': ({ query }) =>
        (query as { after?: string }).after === 'older'
          ? { body: { entries: [older], next: null } }
          : { body: { entries: [entry], next: 'older' } },
    });
    await page.getByRole('button', { name: 'Show earlier events' }).click();
    await expect.element(page.getByText(english.history.actions.designation_approved)).toBeVisible();
    await expect.element(page.getByText('Ana Pop changed the profile')).toBeVisible();
  });
});
