import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devicePaths } from '../navigation/paths';
import { deviceWith } from '../../testing/device';
import { openPortal, sent, type Host } from '../../testing/portal-page';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

/** Sets the value as a script of the page does, or as an extension of the browser. */
const fillers = {
  'a script': (input: HTMLInputElement, value: string) => {
    input.value = value;
  },
  'a password manager': (input: HTMLInputElement, value: string) => {
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(Object.entries(fillers))('what %s fills in without an event is sent (D.658)', (_, set) => {
  async function fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) {
      const input = page.getByLabelText(name, { exact: true });
      await expect.element(input).toBeVisible();
      set(input.element() as HTMLInputElement, value);
    }
  }

  it('by the registration', async () => {
    const host: Host = { 'POST /api/register': { body: { user: null } } };
    await openPortal({ path: '/register', user: null, host });
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: /^Hospital Innovator/ }).click();
    await fill({
      'First name': 'Ana',
      'Last name': 'Pop',
      'E-mail address': 'ana@firm.example',
      Password: 'a long passphrase',
    });
    await button('Create account').click();
    await vi.waitFor(() => expect(sent('POST /api/register')).toHaveLength(1));
    expect(sent('POST /api/register')[0]!.body).toMatchObject({
      first_name: 'Ana',
      last_name: 'Pop',
      email: 'ana@firm.example',
      password: 'a long passphrase',
    });
  });

  it('by the form of a device, also after typing', async () => {
    const device = deviceWith({ regulation: 'MDR', stage: 'idea' });
    const call = `/api/devices/${device.id}`;
    const host: Host = { [`GET ${call}`]: { body: { device } }, [`PUT ${call}`]: { body: { device } } };
    await openPortal({ path: devicePaths.edit(device.id), host });
    await userEvent.fill(field('Working name'), 'Typed');
    await expect.poll(() => sessionStorage.getItem('attesta-drafts')).toContain('Typed'); // React has rendered it
    await fill({ 'Working name': 'Filled in' });
    await button('Save changes').click();
    await vi.waitFor(() => expect(sent(`PUT ${call}`)).toHaveLength(1));
    expect(sent(`PUT ${call}`)[0]!.body).toEqual({ workingName: 'Filled in', version: 1 });
  });
});
