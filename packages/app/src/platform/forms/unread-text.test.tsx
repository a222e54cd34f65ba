import type { BodyProfile } from '@attesta/domain/body-profile/schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { deviceWith } from '../../testing/device';
import { notifiedBodyResponse } from '../../testing/people';
import { openPortal, sent, type Host } from '../../testing/portal-page';
import devices from '../i18n/en/devices.json';
import bodyProfile from '../i18n/en/bodyProfile.json';
import problems from '../i18n/en/problems.json';
import { devicePaths, paths } from '../navigation/paths';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

async function type(name: string, text: string) {
  await userEvent.fill(field(name), text);
  await userEvent.tab();
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a date or number that cannot be read neither disappears nor deletes the stored value', () => {
  const wished = devices.fields.targetSubmissionDate.label;
  const device = deviceWith({
    regulation: 'MDR',
    stage: 'technical_documentation_ready',
    targetSubmissionDate: '2028-03-01',
  });
  const call = `/api/devices/${device.id}`;
  const host: Host = { [`GET ${call}`]: { body: { device } }, [`PUT ${call}`]: { body: { device } } };
  const open = async (isReload = false) => {
    await openPortal({ path: `${devicePaths.edit(device.id)}#device-targetSubmissionDate`, host, isReload });
    await expect.element(field(wished)).toBeVisible();
  };
  const choose = async (stage: keyof typeof devices.stages) => {
    await page.getByRole('combobox', { name: devices.fields.stage.label }).click();
    await page.getByRole('option', { name: devices.stages[stage] }).click();
  };

  it('in the form of a device: the error names the cause, the summary links to it, the draft keeps it', async () => {
    await open();
    await type(wished, '31.2.2028');
    await expect.element(page.getByText(/^This day does not exist. Enter a date such as/)).toBeVisible();
    await expect.poll(() => sessionStorage.getItem('attesta-drafts')).toContain('31.2.2028');
    await button(devices.form.save).click();
    await page.getByRole('link', { name: `${wished}: ${problems.field.date}` }).click();
    await expect.element(field(wished)).toHaveFocus();
    await expect.element(field(wished)).toHaveValue('31.2.2028');

    await open(true);
    await expect.element(field(wished)).toHaveValue('31.2.2028');
    await button(devices.form.save).click();
    await expect.element(page.getByRole('link', { name: `${wished}: ${problems.field.date}` })).toBeVisible();
    expect(sent(`PUT ${call}`)).toEqual([]);
    await type(wished, '28.2.2028');
    await button(devices.form.save).click();
    await expect
      .poll(() => sent(`PUT ${call}`).at(-1)?.body)
      .toEqual({
        targetSubmissionDate: '2028-02-28',
        version: 1,
      });
  });

  it('in the form of a device, when another stage hides the field', async () => {
    await open();
    await type(wished, 'next spring');
    await choose('certified');
    await expect.element(field(wished)).not.toBeInTheDocument();
    await userEvent.fill(field('Working name'), 'Renamed');
    await choose('technical_documentation_ready');
    await expect.element(field(wished)).toHaveValue('next spring');
    await choose('certified');
    await button(devices.form.save).click();
    await expect
      .poll(() => sent(`PUT ${call}`).at(-1)?.body)
      .toEqual({
        workingName: 'Renamed',
        stage: 'certified',
        version: 1,
      });
  });

  it('when a script filled it in without an event (D.658)', async () => {
    await open();
    (field(wished).element() as HTMLInputElement).value = '30 February';
    await button(devices.form.save).click();
    await expect.element(page.getByRole('link', { name: `${wished}: ${problems.field.date}` })).toBeVisible();
    await expect.element(field(wished)).toHaveValue('30 February');
    expect(sent(`PUT ${call}`)).toEqual([]);
  });

  it('in the profile of a body: its numbers and the last day of a designation', async () => {
    const profile: BodyProfile = {
      intake: 'open',
      acceptsFirstTimeApplicants: true,
      classesTakenOn: ['IIa'],
      kindsTaken: [],
      sizeBand: 'large',
      feeBand: 'low',
      smeScheme: null,
      medianMonthsByClass: { IIa: 13 },
      designations: [
        {
          regulation: 'MDR',
          validFrom: '2024-03-01',
          validTo: '2029-02-28',
          procedures: ['IX(I)'],
          codes: ['MDA0101'],
          conditions: [],
        },
      ],
    };
    const stored = { profile, counted: profile.designations, additions: [], version: 3 };
    const bodyHost: Host = {
      'GET /api/body-profile': { body: stored },
      'GET /api/body-profile/history': { body: { entries: [], next: null } },
      'PUT /api/body-profile': { body: { ...stored, version: 4 } },
    };
    const openProfile = (isReload = false) =>
      openPortal({ path: paths.bodyProfile, user: notifiedBodyResponse, host: bodyHost, isReload });
    const months = bodyProfile.times.months.replace('{{class}}', 'IIa');
    await openProfile();
    await type(bodyProfile.designation.validTo, '29.2.2029');
    await type(months, 'a year');
    const drafts = sessionStorage.getItem('attesta-drafts')!;
    await cleanup(); // a page that is left by a link has no draft; a page that is reloaded has
    sessionStorage.setItem('attesta-drafts', drafts);
    await openProfile(true);
    await expect.element(field(bodyProfile.designation.validTo)).toHaveValue('29.2.2029');
    await expect.element(field(months)).toHaveValue('a year');
    await button(bodyProfile.save).click();
    await expect.element(field(bodyProfile.designation.validTo)).toHaveFocus();
    await expect.element(page.getByText(/^Enter a number such as/)).toBeVisible();
    await type(bodyProfile.designation.validTo, '28.2.2029');
    await button(bodyProfile.save).click();
    await expect.element(field(months)).toHaveFocus();
    expect(sent('PUT /api/body-profile')).toEqual([]);
    await type(months, '12');
    await button(bodyProfile.save).click();
    await expect
      .poll(() => (sent('PUT /api/body-profile').at(-1)?.body as { profile: BodyProfile } | undefined)?.profile)
      .toEqual({ ...profile, medianMonthsByClass: { IIa: 12 } });
  });
});
