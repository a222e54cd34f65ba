import type { Device } from '@attesta/domain/devices/schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devicePaths } from '../../platform/navigation/paths';
import { deviceWith } from '../../testing/device';
import { openPortal, sent, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/devices.json';

const call = '/api/devices/dev-06';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const { parts } = english;

/** Opens the form of a device, with the section of a field. */
async function openForm(field: string, changes: Partial<Device>, responses: Host = {}) {
  let device = deviceWith({ regulation: 'MDR', stage: 'idea', ...changes });
  await openPortal({
    path: `${devicePaths.edit(device.id)}#device-${field}`,
    host: {
      'GET /api/account': { body: { account: null } },
      [`GET ${call}`]: () => ({ body: { device } }),
      [`PUT ${call}`]: ({ body }) => {
        device = { ...device, ...(body as Partial<Device>), version: 2 };
        return { body: { device } };
      },
      ...responses,
    },
  });
  await expect.element(page.getByLabelText('Working name')).toHaveValue('Pulsora');
}

/** Saves the form, and returns the changed answers that the host received. */
async function saved() {
  await button('Save changes').click();
  await vi.waitFor(() => expect(sent(`PUT ${call}`)).toHaveLength(1));
  return sent(`PUT ${call}`)[0]!.body;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the form of a device sends', () => {
  it('trade names, each in its language, without those that were removed', async () => {
    await openForm('modelOrReference', { tradeName: [{ language: 'en', text: 'Pulsora' }] });
    await button(parts.tradeName.add).click();
    const names = page.getByRole('textbox', { name: parts.tradeName.text });
    await userEvent.fill(names.nth(1), 'Pulsora deux');
    await userEvent.fill(page.getByRole('combobox', { name: parts.tradeName.language }).nth(1), 'French');
    await page.getByRole('option', { name: 'French' }).click();
    await button(`${parts.tradeName.remove} (1)`).click();
    await expect.element(names.nth(1)).not.toBeInTheDocument();
    expect(await saved()).toEqual({ tradeName: [{ language: 'fr', text: 'Pulsora deux' }], version: 1 });
  });

  it('EMDN codes, which it checks when their field is left', async () => {
    await openForm('modelOrReference', { emdnCode: ['A010101'] });
    await button(parts.emdnCode.add).click();
    const codes = page.getByRole('textbox', { name: parts.emdnCode.text });
    await userEvent.fill(codes.nth(1), 'none');
    await expect.element(codes.nth(1)).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect.element(codes.nth(1)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(codes.nth(1), 'C010101');
    await expect.element(page.getByText(/^Category C:/)).toBeVisible();
    await button(`${parts.emdnCode.remove} (1)`).click();
    expect(await saved()).toEqual({ emdnCode: ['C010101'], version: 1 });
  });

  it('languages that a pasted or typed list names, and asks about one that is unknown', async () => {
    await openForm('documentationLanguages', { stage: 'technical_documentation_ready' });
    const field = page.getByRole('combobox', { name: english.fields.documentationLanguages.label });
    await userEvent.fill(field, 'fr, Romanian; Klingon');
    await userEvent.tab();
    await expect.element(page.getByText(/Klingon.* is not in the list/)).toBeVisible();
    await expect.element(field).toHaveValue('Klingon');
    await button('Save changes').click();
    await expect.element(field).toHaveFocus();
    expect(sent(`PUT ${call}`)).toEqual([]);
    await userEvent.fill(field, '');
    await userEvent.tab();
    expect(await saved()).toEqual({ documentationLanguages: ['fr', 'ro'], version: 1 });
  });

  it('the whole of a text that is longer than allowed, with an error', async () => {
    await openForm('intendedPurpose', {});
    const purpose = page.getByLabelText(english.fields.intendedPurpose.label).first();
    const text = 'Measures the oxygen in the blood. '.repeat(70).trim();
    await userEvent.fill(purpose, text);
    await button('Save changes').click();
    await expect.element(page.getByText(english.problems.of.intendedPurpose.too_long).first()).toBeVisible();
    await expect.element(purpose).toHaveValue(text);
    expect(sent(`PUT ${call}`)).toEqual([]);
  });

  it('earlier applications, without those that were removed', async () => {
    const words = parts.previousApplications;
    await openForm('documentationLanguages', { stage: 'technical_documentation_ready' });
    await page.getByRole('radio', { name: words.some }).click({ force: true });
    await userEvent.fill(page.getByLabelText(words.notifiedBodyNumber), '0123');
    await button(words.add).click();
    await userEvent.fill(page.getByLabelText(words.notifiedBodyNumber).nth(1), '4567');
    await page.getByRole('combobox', { name: words.outcome }).nth(1).click();
    await page.getByRole('option', { name: english.applicationOutcomes.refused }).click();
    await userEvent.fill(page.getByLabelText(words.endedOn).nth(1), '05/03/2025');
    await userEvent.fill(page.getByLabelText(words.note).nth(1), 'Incomplete');
    await button(`${words.remove} (1)`).click();
    expect(await saved()).toMatchObject({
      previousApplications: [
        { notifiedBodyNumber: '4567', outcome: 'refused', endedOn: '2025-03-05', note: 'Incomplete' },
      ],
    });
  });

  it('the suggested codes that are used, also those of the additional questions', async () => {
    await openForm('designationCodes', { designationCodes: ['MDA0203'], sterile: 'yes' });
    await page.getByRole('checkbox', { name: english.codeQuestions.machinery }).click();
    await button(/^Use \d suggestions$/).click();
    await expect.element(page.getByText(english.codes.noSuggestions)).toBeVisible();
    expect(await saved()).toMatchObject({ designationCodes: ['MDA0203', 'MDS1004', 'MDS1005'] });
  });

  it('languages, and the days of a certificate', async () => {
    await openForm('documentationLanguages', { stage: 'certified' });
    await page.getByRole('combobox', { name: /^Documentation languages/ }).click();
    await page.getByRole('option', { name: 'German' }).click();
    await userEvent.tab();
    await userEvent.fill(page.getByLabelText(parts.certificateDates.issuedOn), '05/03/2025');
    await userEvent.fill(page.getByLabelText(parts.certificateDates.expiresOn), '04/03/2030');
    expect(await saved()).toMatchObject({
      documentationLanguages: ['de'],
      certificateDates: { issuedOn: '2025-03-05', expiresOn: '2030-03-04' },
    });
  });

  it('no risk class that the chosen regulation does not have', async () => {
    await openForm('riskClass', { riskClass: 'IIa' });
    await page.getByRole('radio', { name: /^IVDR/ }).click({ force: true });
    await expect.element(page.getByRole('radio', { name: 'Class C' })).not.toBeChecked();
    expect(await saved()).toMatchObject({ regulation: 'IVDR', riskClass: null });
  });

  it('No for the rest of a group of questions, unless that is undone (D.241)', async () => {
    await openForm('sterile', { latex: 'yes' });
    const group = page.getByRole('group', { name: english.questionGroups.substances, exact: true });
    const latex = group.getByRole('radiogroup', { name: english.fields.latex.label });
    const tissue = group.getByRole('radiogroup', { name: english.fields.animalTissue.label });
    await group.getByRole('button', { name: /^None of these/ }).click();
    await expect.element(tissue.getByRole('radio', { name: 'No' })).toBeChecked();
    await group.getByRole('button', { name: english.form.none.undo }).click();
    await expect.element(tissue.getByRole('radio', { name: 'No' })).not.toBeChecked();
    await group.getByRole('button', { name: /^None of these/ }).click();
    expect(await saved()).toMatchObject({ animalTissue: 'no', humanTissue: 'no' });
    await expect.element(latex).not.toBeInTheDocument();
  });
});

it('a device that was changed meanwhile is saved with the answers of the user on request', async () => {
  const name = page.getByLabelText('Working name');
  const stored = deviceWith({ regulation: 'MDR', stage: 'idea', workingName: 'Theirs', version: 4 });
  const conflict = { code: 'conflict', message: 'Changed.', stored, yours: { workingName: 'Mine' } };
  const device = { ...stored, workingName: 'Mine', version: 5 };
  const saves = [{ status: 409, body: conflict }, { body: { device } }];
  const reads = [{ body: { device: deviceWith({ regulation: 'MDR', stage: 'idea' }) } }];
  await openForm(
    'workingName',
    {},
    {
      [`GET ${call}`]: () => reads.shift() ?? { body: { device } },
      [`PUT ${call}`]: () => saves.shift()!,
    },
  );
  await userEvent.fill(name, 'Mine');
  await button('Save changes').click();
  await button(english.conflict.keepMine).click();
  await expect.poll(() => sent(`PUT ${call}`).at(-1)?.body).toEqual({ workingName: 'Mine', version: 4 });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
});

describe('an identifier of a device', () => {
  const udi = () => page.getByRole('textbox', { name: 'UDI-DI', exact: true });
  const entity = () => page.getByRole('combobox', { name: english.fields.issuingEntity.label });

  it('is taken from a pasted barcode, with its issuing entity, and the form shows which one (D.650, D.654)', async () => {
    await openForm('udiDi', { stage: 'clinical_evaluation' });
    await userEvent.fill(udi(), '(01)05901234123457(17)291231(10)A1');
    await userEvent.tab();
    await expect.element(udi()).toHaveValue('05901234123457');
    await expect.element(page.getByText('Read from your entry: 05901234123457').first()).toBeVisible();
    await expect.element(entity()).toHaveTextContent('GS1');
    expect(await saved()).toEqual({ udiDi: '05901234123457', issuingEntity: 'GS1', version: 1 });
  });

  it.each([
    ['5.90123E+12', english.problems.identifier_shortened],
    ['36000291452', 'A zero at the start may be missing: 036000291452.'],
    ['0590123412345O', 'The character O cannot be in this identifier.'],
    ['+A123BJC5D6E71G', 'This is an identifier of HIBCC. Choose HIBCC as its issuing entity.'],
  ])('%s gets a message with the cause (D.654)', async (text, message) => {
    await openForm('udiDi', { stage: 'clinical_evaluation', issuingEntity: 'GS1' });
    await userEvent.fill(udi(), text);
    await userEvent.tab();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(udi()).toHaveAttribute('aria-invalid', 'true');
  });
});
