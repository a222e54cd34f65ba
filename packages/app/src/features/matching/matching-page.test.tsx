import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { match } from '@attesta/domain/matching/match';
import { requestFrom } from '@attesta/domain/matching/request';
import { aBody, aWindow } from '@attesta/domain/matching/testing/market';
import { WindowIndex } from '@attesta/domain/matching/window-index';
import type { ShortlistEntry } from '@attesta/domain/shortlist/schema';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devicePaths, paths } from '../../platform/navigation/paths';
import { deviceWith } from '../../testing/device';
import { openPortal, runToastAction, sent, showsToast, toastTone, type Host } from '../../testing/portal-page';
import english from '../../platform/i18n/en/matching.json';

/** Has all answers that a match needs. */
const device = deviceWith({
  ...Object.fromEntries(characteristicIds.map((id) => [id, 'no'])),
  regulation: 'MDR',
  riskClass: 'IIa',
  designationCodes: ['MDA0203'],
  documentationLanguages: ['en'],
});
const other = deviceWith({ id: 'dev-08', workingName: 'Tensora' });
const today = '2026-11-21';
const bodies = [aBody({ name: 'Certis' }), aBody({ number: '9002', name: 'Probata', contact: null })];
const windows = new WindowIndex(
  bodies.map(({ number }) => aWindow({ notifiedBody: number, code: 'MDA0203', from: '2026-12-01', to: '2027-06-30' })),
);
const request = {
  ...requestFrom(device, { companySize: 'small', role: null }, { firstTime: false }),
  regulation: 'MDR' as const,
  classVariant: 'IIa',
  openQuestions: [],
  riskClass: 'IIa' as const,
  codes: ['MDA0203'],
  languages: ['en' as const],
};

/** A host that matches, and that keeps a shortlist, as the server does. */
function host(): Host {
  let entries: ShortlistEntry[] = [];
  let removed: ShortlistEntry[] = [];
  return {
    'GET /api/devices': { body: { devices: [device, other], total: 2, next: null, previous: null } },
    'GET /api/shortlist': () => ({ body: { entries, total: entries.length, next: null } }),
    'POST /api/match': ({ body }) => {
      const { weights } = body as { weights?: Parameters<typeof match>[2]['weights'] };
      return { body: match(request, { bodies, windows }, { today, ...(weights && { weights }) }) };
    },
    'PUT /api/shortlist': ({ body }) => {
      const { notifiedBody, note = null } = body as { notifiedBody: string; note?: string | null };
      const entry: ShortlistEntry = {
        id: 's1',
        device_id: device.id,
        application_id: null,
        notifiedBody,
        name: 'Certis',
        country: 'DE',
        contact: null,
        note,
        createdAt: '2026-11-21T08:00:00.000Z',
        added: null,
        current: null,
      };
      entries = [entry];
      return { body: { entry } };
    },
    'DELETE /api/shortlist/s1': () => {
      [removed, entries] = [entries, []];
      return { body: { accepted: true } };
    },
    'POST /api/shortlist/s1/restore': () => {
      entries = removed;
      return { body: { entry: entries[0] } };
    },
  };
}

const matches = `${paths.matching}?device=${device.id}`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tab = (name: RegExp) => page.getByRole('tab', { name });
const list = () => page.getByRole('list', { name: english.result.caption });
const toggle = () => page.getByRole('button', { name: 'Shortlist: Certis' });
const ofMatch = () => sent('POST /api/match').at(-1)!.body;

describe('the matches of a device', () => {
  it('are shown for the chosen device, whose name is in the title and whose id is in the address', async () => {
    await openPortal({ path: paths.matching, host: host() });
    await expect.element(page.getByText(english.device.choose.title, { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: english.device.label }).click();
    await page.getByRole('option', { name: /^Pulsora/ }).click();
    await expect.element(list()).toBeVisible();
    expect(location.search).toBe(`?device=${device.id}`);
    await vi.waitFor(() => expect(document.title).toBe('Pulsora · Matchmaking · Attesta'));
    expect(ofMatch()).toMatchObject({ device_id: device.id });
    await expect.element(tab(/^Matches ?2$/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: english.request.edit }))
      .toHaveAttribute('href', devicePaths.edit(device.id));
  });

  it('follow the weights once they add up to 100, which the address keeps, and can be reset (S6.11)', async () => {
    await openPortal({ path: matches, host: host() });
    const fields = page.getByRole('group', { name: english.weights.title }).getByRole('textbox');
    await expect.element(fields.first()).toBeVisible();
    const weights = fields.elements().map((field) => Number((field as HTMLInputElement).value));
    await userEvent.fill(fields.first(), String(weights[0]! + 5));
    await userEvent.tab();
    await expect.element(page.getByText(english.weights.previous)).toBeVisible();
    expect(sent('POST /api/match')).toHaveLength(1);
    await button(english.weights.balance).click();
    await expect.element(page.getByText(english.weights.previous)).not.toBeInTheDocument();
    await vi.waitFor(() => expect(sent('POST /api/match')).toHaveLength(2));
    expect(location.search).toContain('weights=');
    await openPortal({ path: location.pathname + location.search, host: host() });
    await expect.element(fields.first()).toHaveValue(String(weights[0]! + 5));
    await button(english.weights.reset).click();
    await expect.element(fields.first()).toHaveValue(String(weights[0]));
    expect(location.search).toBe(`?device=${device.id}`);
  });

  it('keep the text of a weight that is no whole percentage, with its error (D.654)', async () => {
    await openPortal({ path: matches, host: host() });
    const first = page.getByRole('group', { name: english.weights.title }).getByRole('textbox').first();
    await userEvent.fill(first, '3O');
    await userEvent.tab();
    await expect.element(first).toHaveValue('3O');
    await expect.element(first).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(english.weights.problem_invalid)).toBeVisible();
    await userEvent.fill(first, '２５');
    await userEvent.keyboard('{Enter}');
    await expect.element(first).toHaveValue('25');
  });

  it('can be limited to a fee band', async () => {
    await openPortal({ path: matches, host: host() });
    await page.getByRole('combobox', { name: english.options.maxFeeBand }).click();
    await page.getByRole('option').nth(1).click();
    await vi.waitFor(() => expect((ofMatch() as { maxFeeBand: unknown }).maxFeeBand).not.toBeNull());
    expect(location.search).toContain('fee=');
  });

  it('become a report for the file, from which a button leads back (D.236)', async () => {
    await openPortal({ path: matches, host: host() });
    await expect.element(list()).toBeVisible();
    await button(english.report.action).click();
    await expect.element(page.getByRole('article')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(page.getByRole('article').getByText('Corvia', { exact: true })).toBeVisible();
    expect(location.search).toContain('view=report');
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await button(english.report.print).click();
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    await button(english.report.back).click();
    await expect.element(list()).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('become the report when the page is printed; its details are added on request (D.236)', async () => {
    const print = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    const matchMedia = window.matchMedia.bind(window);
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => (query === 'print' ? print : matchMedia(query)));
    await openPortal({ path: matches, host: host() });
    await expect.element(list()).toBeVisible();
    Object.assign(print, { matches: true }).dispatchEvent(new Event('change'));
    await expect.element(page.getByRole('article')).toBeVisible();
    Object.assign(print, { matches: false }).dispatchEvent(new Event('change'));
    await expect.element(list()).toBeVisible();
    media.mockRestore();
    await button(english.report.action).click();
    const details = page.getByRole('article').getByRole('heading', { level: 3, name: /^Certis/ });
    await expect.element(page.getByRole('article')).toBeVisible();
    await expect.element(details).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: english.report.details }).click();
    await expect.element(details).toBeVisible();
  });

  it('show their reasons on request, and what to do next', async () => {
    await openPortal({ path: matches, host: host() });
    const reasons = button('Reasons: Certis');
    await reasons.click();
    await expect.element(reasons).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText(english.shortlist.next)).toBeVisible();
    await button(english.shortlist.add).click();
    await expect.element(page.getByText(english.shortlist.nextListed)).toBeVisible();
    await reasons.click();
    await expect.element(page.getByText(english.shortlist.nextListed)).not.toBeInTheDocument();
  });

  it('cannot become a report while answers are missing (D.236)', async () => {
    const incomplete = { ...device, designationCodes: null };
    const list = { devices: [incomplete], total: 1, next: null, previous: null };
    await openPortal({ path: matches, host: { ...host(), 'GET /api/devices': { body: list } } });
    await expect.element(page.getByRole('combobox', { name: english.device.label })).toHaveValue('Pulsora');
    await expect.element(button(english.report.action)).not.toBeInTheDocument();
  });

  it('that are refused name each input, with a link to its field, and can be requested again (D.230)', async () => {
    const refused = {
      status: 400,
      body: {
        code: 'refused',
        message: 'No.',
        fields: { codes: 'required' },
        refused: [{ input: 'codes', problem: 'required' }],
      },
    };
    const hosted = host();
    const found = hosted['POST /api/match']!;
    hosted['POST /api/match'] = refused;
    await openPortal({ path: matches, host: hosted });
    const alert = page.getByRole('main').getByRole('alert');
    await expect
      .element(alert.getByRole('link', { name: english.request.codes }))
      .toHaveAttribute('href', `${devicePaths.edit(device.id)}#device-designationCodes`);
    hosted['POST /api/match'] = found;
    await alert.getByRole('button', { name: english.refused.retry }).click();
    await expect.element(list()).toBeVisible();
  });

  it('of a device that does not exist say so at the picker', async () => {
    await openPortal({ path: `${paths.matching}?device=none`, host: host() });
    await expect.element(page.getByText(english.device.gone)).toBeVisible();
  });
});

describe('the shortlist of a device', () => {
  it('gets a body, shows its number on the tab, and undoes the removal (D.233)', async () => {
    await openPortal({ path: matches, host: host() });
    await toggle().click();
    await showsToast('Certis is on the shortlist');
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(tab(/^Shortlist ?1$/)).toBeVisible();
    expect(sent('PUT /api/shortlist')[0]!.body).toEqual({ device_id: device.id, notifiedBody: '9001' });
    await toggle().click();
    await showsToast('Certis was removed from the shortlist');
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false');
    await runToastAction();
    await showsToast('Certis is on the shortlist again');
    await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps a note, is in the address, and opens from it (D.233)', async () => {
    const hosted = host();
    await openPortal({ path: matches, host: hosted });
    await toggle().click();
    await tab(/^Shortlist/).click();
    expect(location.search).toContain('view=shortlist');
    const note = page.getByLabelText('Note for Certis');
    await userEvent.fill(note, 'Call on Monday');
    await userEvent.tab();
    await showsToast(english.shortlist.noteSaved);
    expect(sent('PUT /api/shortlist').at(-1)!.body).toMatchObject({ note: 'Call on Monday' });
    await openPortal({ path: location.pathname + location.search, host: hosted });
    await expect.element(note).toHaveValue('Call on Monday');
  });

  it('says that a change failed, and shows the stored entries again', async () => {
    const hosted = host();
    hosted['PUT /api/shortlist'] = { status: 403, body: { code: 'quota_reached', message: 'Full.' } };
    await openPortal({ path: matches, host: hosted });
    await expect.element(toggle()).toBeEnabled();
    const before = sent('GET /api/shortlist').length;
    await toggle().click();
    await expect.poll(toastTone).toBe('error');
    await vi.waitFor(() => expect(sent('GET /api/shortlist').length).toBeGreaterThan(before));
  });
});
