import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { cursorOf } from '@attesta/domain/contract/cursor';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devicePaths } from '../../platform/navigation/paths';
import { deviceWith } from '../../testing/device';
import { openPortal, runToastAction, sent, showsToast, toastTone, type Respond } from '../../testing/portal-page';
import english from '../../platform/i18n/en/devices.json';
import { deviceHost } from './testing/device-host';

const id = 'dev-06';
const device = deviceWith({ regulation: 'MDR', stage: 'idea' });
const other = deviceWith({ id: 'dev-08', workingName: 'Tensora' });
const archived = deviceWith({ archivedAt: '2026-11-20T08:00:00.000Z' });
const ready = deviceWith({
  ...Object.fromEntries(characteristicIds.map((characteristic) => [characteristic, 'no'])),
  regulation: 'MDR',
  stage: 'idea',
  riskClass: 'IIa',
  designationCodes: ['MDA0203'],
  documentationLanguages: ['en'],
});
const view = devicePaths.view(id);
const main = page.getByRole('main');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const choose = async (action: string, of = 'Pulsora') => {
  await page.getByRole('button', { name: `Actions for ${of}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const ofList = () => sent('GET /api/devices').at(-1)!.query;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the menu of a device in the list', () => {
  it('archives it, and restores and deletes it in the archive (D.162, D.163, D.164)', async () => {
    await openPortal({ path: devicePaths.list, host: deviceHost(device, other) });
    await choose('Archive');
    await showsToast('Pulsora archived');
    await expect.element(link('Pulsora')).not.toBeInTheDocument();
    await main.getByRole('search').getByRole('button', { name: english.list.state.label }).click();
    await page.getByRole('menuitemcheckbox', { name: english.list.state.archived }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByText(english.list.archiveLead)).toBeVisible();
    await choose('Restore');
    await showsToast('Pulsora restored');
    await expect.element(link('Pulsora')).not.toBeInTheDocument();
    await openPortal({ path: devicePaths.archive, host: deviceHost(archived) });
    await choose('Delete permanently');
    const dialog = page.getByRole('alertdialog', { name: 'Delete Pulsora permanently?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await choose('Delete permanently');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await showsToast('Pulsora deleted');
    await expect.element(main.getByText(english.list.archiveEmpty.title)).toBeVisible();
  });

  it('copies it (D.165)', async () => {
    await openPortal({ path: devicePaths.list, host: deviceHost(device) });
    await choose('Duplicate');
    await showsToast(english.archive.copied);
    await vi.waitFor(() => expect(location.pathname).toBe(devicePaths.edit('dev-07')));
  });
});

describe('the list of devices', () => {
  it('clears its selection, and says that the selected devices are being archived', async () => {
    const host = {
      ...deviceHost(device, other),
      'POST /api/devices/archive': () => new Promise<never>(() => undefined),
    };
    await openPortal({ path: devicePaths.list, host });
    const bar = page.getByRole('region', { name: 'Actions for the selection' });
    await page.getByRole('checkbox', { name: 'Select Pulsora' }).click();
    await bar.getByRole('button', { name: /clear/i }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: 'Select Pulsora' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Select Tensora' }).click();
    await bar.getByRole('button', { name: english.list.select.archive }).click();
    await expect.element(bar.getByText(english.list.select.archiving)).toBeInTheDocument();
  });

  it('offers to restore again what was not restored (D.162)', async () => {
    const host = deviceHost(device, other, deviceWith({ id: 'dev-09', workingName: 'Third' }));
    const restore = host['POST /api/devices/restore']!;
    await openPortal({ path: devicePaths.list, host });
    for (const one of ['Pulsora', 'Tensora']) await page.getByRole('checkbox', { name: `Select ${one}` }).click();
    await page
      .getByRole('region', { name: 'Actions for the selection' })
      .getByRole('button', { name: 'Archive' })
      .click();
    await showsToast('2 devices archived');
    host['POST /api/devices/restore'] = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
    await runToastAction();
    await showsToast('2 devices were not restored.');
    host['POST /api/devices/restore'] = restore;
    await runToastAction();
    await showsToast('2 devices restored');
    await expect.element(link('Tensora')).toBeVisible();
  });

  it('filters by stage, and shows all devices again if none matches', async () => {
    const host = deviceHost(device);
    const list = host['GET /api/devices'] as Respond;
    host['GET /api/devices'] = (request) =>
      (request.query as { stage?: string }).stage === 'prototype'
        ? { body: { devices: [], total: 0, next: null, previous: null } }
        : list(request);
    await openPortal({ path: devicePaths.list, host });
    await main.getByRole('search').getByRole('button', { name: english.list.stage }).click();
    await page.getByRole('menuitemradio', { name: 'Prototype' }).click();
    await vi.waitFor(() => expect(location.search).toBe('?stage=prototype'));
    await vi.waitFor(() => expect(ofList()).toMatchObject({ stage: 'prototype' }));
    await expect.element(main.getByText(english.list.nothing.title)).toBeVisible();
    await button(english.list.nothing.clear).click();
    await expect.element(link('Pulsora')).toBeVisible();
    expect(location.search).toBe('');
  });

  it('goes back by a page, and to the first page if the requested one does not exist any more', async () => {
    const cursor = cursorOf(['-changed', '2026-11-01T08:00:00.000000Z', id]);
    await openPortal({
      path: devicePaths.list,
      host: {
        'GET /api/devices': ({ query }) => {
          const { after, before } = query as { after?: string; before?: string };
          const devices = after ? [other] : before ? [] : [device];
          return {
            body: { devices, total: 2, next: after || before ? null : cursor, previous: after ? cursor : null },
          };
        },
      },
    });
    await button(english.list.next).click();
    await expect.element(link('Tensora')).toBeVisible();
    await button(english.list.previous).click();
    await vi.waitFor(() =>
      expect(sent('GET /api/devices').some(({ query }) => 'before' in (query as object))).toBe(true),
    );
    await expect.element(link('Pulsora')).toBeVisible();
    expect(location.search).toBe('');
  });
});

describe('the page of a device', () => {
  it('restores an archived device by its button and by its notice (D.163)', async () => {
    const notice = main.getByText(english.archive.notice);
    const restore = main.getByRole('button', { name: 'Restore' });
    for (const index of [0, 1]) {
      await openPortal({ path: view, host: deviceHost(archived) });
      await expect.element(notice).toBeVisible();
      await restore.nth(index).click();
      await showsToast('Pulsora restored');
      await expect.element(notice).not.toBeInTheDocument();
    }
  });

  it('is printed, and warns of codes that the answers suggest', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openPortal({ path: view, host: deviceHost({ ...ready, sterile: 'yes' }) });
    await expect
      .element(
        main
          .getByRole('alert')
          .or(main.getByText(/MDS 1005/))
          .first(),
      )
      .toBeVisible();
    await choose(english.view.print);
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('of a device that is ready leads to its matches and its shortlist (D.234)', async () => {
    const shortlist = { entries: [], total: 3, next: null };
    await openPortal({ path: view, host: { ...deviceHost(ready), 'GET /api/shortlist': { body: shortlist } } });
    await expect.element(link('See matches')).toHaveAttribute('href', devicePaths.matches(id));
    await expect
      .element(main.getByRole('link', { name: /^Shortlist/ }))
      .toHaveAttribute('href', devicePaths.shortlist(id));
  });

  it('copies a device once, although the response to the first try was lost (D.165)', async () => {
    const keys: unknown[] = [];
    const host = deviceHost(device);
    const duplicate = host[`POST /api/devices/${id}/duplicate`] as Respond;
    host[`POST /api/devices/${id}/duplicate`] = (request) => {
      keys.push(request.headers['idempotency-key']);
      return keys.length === 1 ? { status: 503, body: '' } : duplicate(request);
    };
    await openPortal({ path: view, host });
    await choose('Duplicate');
    await expect.poll(toastTone).toBe('error');
    await choose('Duplicate');
    await showsToast(english.archive.copied);
    expect(keys[1]).toBe(keys[0]);
  });
});
