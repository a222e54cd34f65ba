import { fr } from '@attesta/ui/locale/fr';
import type { Device } from '@attesta/domain/devices/schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import english from '../../i18n/en/portal.json';
import french from '../../i18n/fr/portal.json';
import { deviceWith } from '../../../testing/device';
import { operatorResponse } from '../../../testing/people';
import { openPortal, pending, requests, type Host } from '../../../testing/portal-page';

const device = deviceWith({ intendedPurpose: 'Measures the pulse at the wrist.' });
const found = (...devices: Device[]): Host => ({
  'GET /api/devices': { body: { devices, total: devices.length, next: null, previous: null } },
});

const palette = () => page.getByRole('dialog');
const field = () => palette().getByRole('combobox');
const option = (name: string | RegExp) => palette().getByRole('option', { name });
const searches = () => requests.filter(({ path }) => path === '/api/devices');

/** Opens the palette with its shortcut. */
async function openPalette(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the command palette', () => {
  it('finds a device once the user stops typing, and opens its page (D.175)', async () => {
    await openPortal({ path: '/courses', host: { ...found(device), 'GET /api/devices/dev-06': { body: { device } } } });
    await openPalette();
    await userEvent.fill(field(), 'Puls');
    await expect.element(option(/^Pulsora/)).toBeVisible();
    await expect.element(palette().getByText('Measures the pulse at the wrist.')).toBeVisible();
    await expect.element(palette().getByRole('group', { name: english.commands.groups.devices })).toBeVisible();
    expect(searches()).toHaveLength(1);
    await option(/^Pulsora/).click();
    await vi.waitFor(() => expect(location.pathname).toBe('/dashboard/market-operator/view-medical-device/dev-06'));
    await expect.element(palette()).not.toBeInTheDocument();
  });

  it('says that it searches, and that a search failed (D.175)', async () => {
    await openPortal({ path: '/courses', host: { 'GET /api/devices': pending } });
    await openPalette();
    await userEvent.fill(field(), 'Pulsora');
    await expect.element(palette().getByText(english.commands.searching).first()).toBeVisible();
    await openPortal({ path: '/courses', host: { 'GET /api/devices': { status: 500, body: { message: 'Broken.' } } } });
    await openPalette();
    await userEvent.fill(field(), 'Pulsora');
    await expect.element(palette().getByText(english.commands.devicesFailed).first()).toBeVisible();
  });

  it('opens empty again after it was closed, and searches nothing meanwhile (D.175)', async () => {
    await openPortal({ path: '/courses', host: found(device) });
    await openPalette();
    await userEvent.fill(field(), 'Pulsora');
    await expect.element(option(/^Pulsora/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette()).not.toBeInTheDocument();
    await openPalette();
    await expect.element(field()).toHaveValue('');
    await expect.element(option(/^Global Statistics/)).toBeVisible();
    await expect.element(option(/^Pulsora/)).not.toBeInTheDocument();
  });

  it('is in the language of the user, with a hint for each key (S1.18, D.175)', async () => {
    const words = french.commands;
    const labels = fr('fr').commandPalette;
    await openPortal({ path: '/courses', preferences: { i18n: 'fr' }, host: found() });
    await openPalette();
    await expect.element(page.getByRole('dialog', { name: words.title })).toBeVisible();
    await expect.element(field()).toHaveAttribute('placeholder', words.placeholderOperator);
    const text = () => palette().element().textContent;
    for (const word of [...Object.values(labels.hints), words.groups.pages, words.groups.account, words.groups.actions])
      expect(text()).toContain(word);
    await userEvent.fill(field(), 'zzz');
    await expect.element(palette().getByText(labels.empty('zzz')).first()).toBeVisible();
    await userEvent.fill(field(), french.menu.yourDevices);
    await expect.element(option(new RegExp(`^${french.titles.yourDevices}`))).toBeVisible();
    await expect.element(palette().getByText(labels.count(1)).first()).toBeInTheDocument();
  });

  it('has a place for devices only for market operators (D.175)', async () => {
    const candidate = { ...operatorResponse, roles: [{ name: 'candidate' }] };
    await openPortal({ path: '/courses', user: candidate });
    await openPalette();
    await expect.element(field()).toHaveAttribute('placeholder', english.commands.placeholder);
  });

  it('takes its shortcut from the browser, names it, and leaves it to an open dialog (D.175)', async () => {
    await openPortal({ path: '/courses' });
    const button = page.getByRole('banner').getByRole('button', { name: english.commands.search });
    await expect.element(button).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(/^(Control|Meta)\+K$/));
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
    const press = () => {
      const event = new KeyboardEvent('keydown', {
        key: 'k',
        code: 'KeyK',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    expect(press()).toBe(false);
    dialog.remove();
    expect(press()).toBe(true);
    await expect.element(field()).toHaveFocus();
  });
});
