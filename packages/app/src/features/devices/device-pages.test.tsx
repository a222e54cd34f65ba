import { cursorOf } from '@attesta/domain/contract/cursor';
import type { Device } from '@attesta/domain/devices/schema';
import { allSettled, createWatch } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, devicePaths } from '../../platform/navigation/paths';
import { sessionEnded } from '../../platform/session/model';
import { toastsWithdrawn } from '../../platform/toasts/model';
import { deviceWith } from '../../testing/device';
import { operatorResponse } from '../../testing/people';
import {
  openPortal,
  pending,
  runToastAction,
  sent,
  showsToast,
  toastTone,
  type Respond,
} from '../../testing/portal-page';
import english from '../../platform/i18n/en/devices.json';
import { deviceHost as hostWith } from './testing/device-host';

const id = 'dev-06';
const call = (suffix = '') => `/api/devices/${id}${suffix}`;
const device = deviceWith({ regulation: 'MDR', stage: 'idea' });
const view = devicePaths.view(id);
const edit = devicePaths.edit(id);

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const name = () => page.getByLabelText('Working name');
const button = (text: string) => page.getByRole('button', { name: text, exact: true });
const archivedNotice = () => page.getByText(english.archive.notice);
const choose = async (action: string, of = 'Pulsora') => {
  await page.getByRole('button', { name: `Actions for ${of}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a device', () => {
  it('lists identifiers that were stored by earlier rules and could not be decided (D.653)', async () => {
    const earlier: Device = { ...device, issuingEntity: 'EUDAMED', udiDi: 'anything' };
    await openPortal({ path: view, host: { ...hostWith(), [`GET ${call()}`]: { body: { device: earlier } } } });
    const message = english.warnings.identifier_invalid.replace('{{field}}', english.fields.udiDi.label);
    await expect.element(page.getByText(message)).toBeVisible();
  });
});

describe('a new device', () => {
  it('is confirmed with a toast, and opens in place of the form, without a request (D.453)', async () => {
    await openPortal({ path: devicePaths.list, host: { ...hostWith(), [`GET ${call()}`]: pending } });
    await page.getByRole('link', { name: 'Add medical device' }).first().click();
    await userEvent.fill(name(), 'Cardiora');
    await page.getByRole('radio', { name: /^MDR/ }).click({ force: true });
    await button('Add medical device').click();
    await expect.element(heading('Cardiora')).toBeVisible();
    await showsToast('Cardiora added');
    await expect.poll(() => sessionStorage.getItem('attesta-drafts')).toBeNull();
    history.back();
    await expect.element(heading(english.titles.list)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Cardiora', exact: true })).toBeVisible();
  });

  it('is sent again with the same key after a lost response', async () => {
    const keys: unknown[] = [];
    const host = hostWith();
    const create = host['POST /api/devices'] as Respond;
    host['POST /api/devices'] = (request) => {
      keys.push(request.headers['idempotency-key']);
      return keys.length === 1 ? { status: 503, body: '' } : create(request);
    };
    await openPortal({ path: devicePaths.create, host });
    await userEvent.fill(name(), 'Pulsora');
    await page.getByRole('radio', { name: /^MDR/ }).click({ force: true });
    await button('Add medical device').click();
    await expect.element(page.getByText(english.form.keptTyped, { exact: false })).toBeVisible();
    await button('Add medical device').click();
    await expect.element(heading('Pulsora')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('that is cancelled leads to the list', async () => {
    await openPortal({ path: devicePaths.create, host: hostWith(device) });
    await button('Cancel').click();
    await expect.element(heading(english.titles.list)).toBeVisible();
  });
});

describe('a changed device', () => {
  it('has its name in the title, is confirmed, and its change can be undone (D.166)', async () => {
    await openPortal({ path: edit, host: hostWith(device) });
    await expect.element(name()).toHaveValue('Pulsora');
    await vi.waitFor(() => expect(document.title).toBe('Pulsora · Edit device · Attesta'));
    await userEvent.fill(name(), 'Tensora');
    await button('Save changes').click();
    await expect.element(heading('Tensora')).toBeVisible();
    await vi.waitFor(() => expect(document.title).toBe('Tensora · View device · Attesta'));
    expect(sent(`PUT ${call()}`)[0]!.body).toEqual({ workingName: 'Tensora', version: 1 });
    await showsToast('Tensora saved');
    await runToastAction();
    await expect.element(heading('Pulsora')).toBeVisible();
    await showsToast('Pulsora: change undone');
    expect(sent(`PUT ${call()}`)[1]!.body).toEqual({ workingName: 'Pulsora', version: 2 });
  });

  it('withdraws the toast of the change before, whose undo is not possible any more (D.166)', async () => {
    const scope = await openPortal({ path: edit, host: hostWith(device) });
    const withdrawn: string[] = [];
    createWatch({ unit: toastsWithdrawn, scope, fn: (about) => void withdrawn.push(about) });
    await userEvent.fill(name(), 'Tensora');
    await button('Save changes').click();
    await showsToast('Tensora saved');
    expect(withdrawn).toContain(`device:${id}`);
  });

  it('says that it could not be undone, because it has changed since (D.166)', async () => {
    const host = hostWith(device);
    await openPortal({ path: edit, host });
    await userEvent.fill(name(), 'Tensora');
    await button('Save changes').click();
    await showsToast('Tensora saved');
    host[`PUT ${call()}`] = {
      status: 409,
      body: { code: 'conflict', message: 'Changed.', stored: device, yours: { workingName: 'Pulsora' } },
    };
    await runToastAction();
    await showsToast(english.view.notUndone);
    expect(toastTone()).toBe('error');
  });

  it('that was changed elsewhere asks which answers to keep, and sends them on the newer version', async () => {
    const host = hostWith(device);
    const stored = { ...device, workingName: 'Theirs', version: 4 };
    const put = host[`PUT ${call()}`]!;
    host[`PUT ${call()}`] = {
      status: 409,
      body: { code: 'conflict', message: 'Changed.', stored, yours: { workingName: 'Mine' } },
    };
    await openPortal({ path: edit, host });
    await userEvent.fill(name(), 'Mine');
    await button('Save changes').click();
    await expect.element(page.getByRole('region', { name: english.conflict.title })).toHaveFocus();
    await expect.element(page.getByRole('cell', { name: 'Theirs' })).toBeVisible();
    await button(english.conflict.takeTheirs).click();
    await expect.element(name()).toHaveValue('Theirs');
    await expect.poll(() => sessionStorage.getItem('attesta-drafts')).toBeNull();
    await userEvent.fill(name(), 'Mine');
    host[`PUT ${call()}`] = put;
    await button('Save changes').click();
    await expect.element(heading('Mine')).toBeVisible();
    expect(sent(`PUT ${call()}`).at(-1)!.body).toEqual({ workingName: 'Mine', version: 4 });
  });

  it('shows what the server rejects at the field, and focuses the summary', async () => {
    const refused = { status: 400, body: { code: 'invalid', message: 'No.', fields: { workingName: 'too_short' } } };
    await openPortal({ path: edit, host: { ...hostWith(device), [`PUT ${call()}`]: refused } });
    await userEvent.fill(name(), 'Tensora');
    await button('Save changes').click();
    await expect.element(page.getByRole('group', { name: /^1 answer is missing/ })).toHaveFocus();
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
  });

  it('opens the section of an answer that the server rejects', async () => {
    const refused = {
      status: 400,
      body: { code: 'invalid', message: 'No.', fields: { modelOrReference: 'too_long' } },
    };
    await openPortal({ path: edit, host: { ...hostWith(device), [`PUT ${call()}`]: refused } });
    const field = page.getByLabelText(english.fields.modelOrReference.label);
    await expect.element(name()).toBeVisible();
    await expect.element(field).not.toBeVisible();
    await userEvent.fill(name(), 'Tensora');
    await button('Save changes').click();
    await expect.element(field).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps a draft when it is left after a question, restores it, and discards it on request (D.244)', async () => {
    await openPortal({ path: edit, host: hostWith(device) });
    await userEvent.fill(name(), 'Tensora');
    await button('Cancel').click();
    const dialog = page.getByRole('alertdialog', { name: english.leave.title });
    await dialog.getByRole('button', { name: english.leave.stay }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(name()).toHaveValue('Tensora');
    await button('Cancel').click();
    await dialog.getByRole('button', { name: english.leave.leave }).click();
    await expect.element(heading('Pulsora')).toBeVisible();
    await page.getByRole('link', { name: 'Edit device' }).click();
    await expect.element(page.getByText(english.form.draftRestored)).toBeVisible();
    await expect.element(name()).toHaveValue('Tensora');
    await openPortal({ path: edit, host: hostWith(device), isReload: true });
    await expect.element(name()).toHaveValue('Tensora');
    await button(english.form.draftDiscard).click();
    await page.getByRole('alertdialog').getByRole('button', { name: english.leave.discard }).click();
    await expect.element(name()).toHaveValue('Pulsora');
    await expect.element(button('Save changes')).toHaveFocus();
    await expect.poll(() => sessionStorage.getItem('attesta-drafts')).toBeNull();
    const leaves = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaves);
    expect(leaves.defaultPrevented).toBe(false);
    await userEvent.fill(name(), 'Tensora');
    const leavesChanged = new Event('beforeunload', { cancelable: true });
    await vi.waitFor(() => {
      window.dispatchEvent(leavesChanged);
      expect(leavesChanged.defaultPrevented).toBe(true);
    });
  });

  it('does not block the redirect of a session that expires, and comes back after sign-in (D.244)', async () => {
    const host = hostWith(device);
    const scope = await openPortal({ path: edit, host });
    await userEvent.fill(name(), 'Tensora');
    await expect.element(button(english.form.draftDiscard)).toBeVisible();
    await allSettled(sessionEnded, { scope, params: 'expired' });
    await expect.element(button('Sign in')).toBeVisible();
    host['POST /api/login'] = { body: { token: 't2', user: operatorResponse } };
    await userEvent.fill(page.getByLabelText('E-mail address'), 'ana@example.org');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'a long sentence');
    await button('Sign in').click();
    await expect.element(name()).toHaveValue('Tensora');
  });

  it('focuses the field that a link names, in its opened section (D.161)', async () => {
    await openPortal({ path: `${edit}#device-modelOrReference`, host: hostWith(device) });
    await expect.element(page.getByLabelText(english.fields.modelOrReference.label)).toHaveFocus();
  });
});

describe('an archived device', () => {
  it('is confirmed with an undo on its page, and opens the archive once it is deleted (D.162, D.163, D.164)', async () => {
    await openPortal({ path: view, host: hostWith(device) });
    await choose('Archive');
    await showsToast('Pulsora archived');
    await expect.element(archivedNotice()).toBeVisible();
    expect(sent('POST /api/devices/archive').map(({ body }) => body)).toEqual([{ ids: [id] }]);
    await runToastAction();
    await showsToast('Pulsora restored');
    await expect.element(archivedNotice()).not.toBeInTheDocument();
    await choose('Archive');
    await expect.element(archivedNotice()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
    await showsToast('Pulsora deleted');
    await vi.waitFor(() => expect(location.pathname + location.search).toBe(devicePaths.archive));
    await expect.element(page.getByText(english.list.archiveEmpty.title)).toBeVisible();
  });

  it('cannot be edited or matched, and is restored on these pages (D.163)', async () => {
    const archived = deviceWith({ archivedAt: '2026-11-20T08:00:00.000Z' });
    await openPortal({ path: `${paths.matching}?device=${id}`, host: hostWith(archived) });
    await expect.element(archivedNotice()).toBeVisible();
    await openPortal({ path: edit, host: hostWith(archived) });
    await expect.element(archivedNotice()).toBeVisible();
    await expect.element(name()).not.toBeInTheDocument();
    await button('Restore').first().click();
    await expect.element(name()).toHaveValue('Pulsora');
    await showsToast('Pulsora restored');
  });

  it('says that archiving failed (D.162)', async () => {
    await openPortal({
      path: view,
      host: { ...hostWith(device), 'POST /api/devices/archive': { status: 500, body: {} } },
    });
    await choose('Archive');
    await expect.poll(toastTone).toBe('error');
    await expect.element(archivedNotice()).not.toBeInTheDocument();
  });
});

describe('a copied device', () => {
  it('opens for editing under a name of its own, without a request (D.165, D.453)', async () => {
    await openPortal({ path: view, host: { ...hostWith(device), 'GET /api/devices/dev-07': pending } });
    await choose('Duplicate');
    await showsToast(english.archive.copied);
    await vi.waitFor(() => expect(location.pathname).toBe(devicePaths.edit('dev-07')));
    await expect.element(name()).toHaveValue('Copy of Pulsora');
  });
});

describe('the list of devices', () => {
  const other = deviceWith({ id: 'dev-08', workingName: 'Tensora' });
  const rows = () => page.getByRole('row').elements().length - 1;

  it('archives the selected devices with one request and one undo, and clears the selection (D.162)', async () => {
    await openPortal({
      path: devicePaths.list,
      host: hostWith(device, other, deviceWith({ id: 'dev-09', workingName: 'Third' })),
    });
    for (const one of ['Pulsora', 'Tensora']) await page.getByRole('checkbox', { name: `Select ${one}` }).click();
    const bar = page.getByRole('region', { name: 'Actions for the selection' });
    await bar.getByRole('button', { name: 'Archive' }).click();
    await showsToast('2 devices archived');
    await expect.poll(rows).toBe(1);
    await expect.element(bar).not.toBeInTheDocument();
    expect(sent('POST /api/devices/archive').map(({ body }) => body)).toEqual([{ ids: [id, 'dev-08'] }]);
    await runToastAction();
    await showsToast('2 devices restored');
    await expect.poll(rows).toBe(3);
    expect(sent('POST /api/devices/restore')).toHaveLength(1);
  });

  it('keeps search, filter, order and page in the address, and opens with them', async () => {
    const host = hostWith(device, other);
    await openPortal({ path: devicePaths.list, host });
    const search = page.getByRole('searchbox', { name: english.list.search });
    await userEvent.fill(search, 'puls');
    await vi.waitFor(() => expect(location.search).toBe('?search=puls'));
    await vi.waitFor(() => expect(sent('GET /api/devices').at(-1)!.query).toMatchObject({ search: 'puls' }));
    await page
      .getByRole('columnheader', { name: /^Stage/ })
      .getByRole('button')
      .click();
    await vi.waitFor(() => expect(location.search).toBe('?search=puls&sort=stage'));
    await vi.waitFor(() => expect(sent('GET /api/devices').at(-1)!.query).toMatchObject({ sort: 'stage' }));
    await openPortal({ path: `${devicePaths.list}?search=tens&sort=-stage`, host });
    await expect.element(search).toHaveValue('tens');
    expect(sent('GET /api/devices')[0]!.query).toMatchObject({ search: 'tens', sort: '-stage' });
  });

  it('focuses the list after another page was loaded, and goes back to the first', async () => {
    const cursor = cursorOf(['-changed', '2026-11-01T08:00:00.000000Z', id]);
    const pageOf = (devices: Device[], next: string | null, previous: string | null) => ({
      body: { devices, total: 2, next, previous },
    });
    await openPortal({
      path: devicePaths.list,
      host: {
        'GET /api/devices': ({ query }) =>
          (query as { after?: string }).after ? pageOf([other], null, cursor) : pageOf([device], cursor, null),
      },
    });
    await button('Next page').click();
    await expect.element(page.getByRole('link', { name: 'Tensora', exact: true })).toBeVisible();
    await expect.element(page.getByRole('group', { name: english.list.caption })).toHaveFocus();
    history.back();
    await expect.element(page.getByRole('link', { name: 'Pulsora', exact: true })).toBeVisible();
  });

  it('is empty with a link to add a device, and another to the archive', async () => {
    await openPortal({ path: devicePaths.list, host: hostWith() });
    await expect.element(page.getByText(english.list.empty.title)).toBeVisible();
    await button(english.list.state.show).click();
    await expect.element(page.getByText(english.list.archiveEmpty.title)).toBeVisible();
    await button(english.list.nothing.clear).click();
    await expect
      .element(page.getByRole('link', { name: 'Add medical device' }).first())
      .toHaveAttribute('href', devicePaths.create);
  });

  it('says that loading failed, and loads again by its button', async () => {
    const host = hostWith(device);
    const list = host['GET /api/devices']!;
    host['GET /api/devices'] = { status: 500, body: { code: 'internal', message: 'Broken.' } };
    await openPortal({ path: devicePaths.list, host });
    await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
    host['GET /api/devices'] = list;
    await page.getByRole('main').getByRole('button', { name: /again/i }).click();
    await expect.element(page.getByRole('link', { name: 'Pulsora', exact: true })).toBeVisible();
  });
});

describe('the page of a device', () => {
  it('says that the device does not exist, and leads to the list', async () => {
    await openPortal({ path: view, host: hostWith() });
    await expect
      .element(page.getByRole('main').getByRole('link', { name: english.error.back }))
      .toHaveAttribute('href', devicePaths.list);
  });

  it('shows a placeholder that screen readers announce until the device is loaded', async () => {
    await openPortal({ path: view, host: { [`GET ${call()}`]: pending } });
    await expect.element(page.getByRole('status', { name: 'Loading' }).first()).toBeInTheDocument();
  });
});
