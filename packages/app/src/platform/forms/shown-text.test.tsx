import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useForm } from 'react-hook-form';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { devicePaths } from '../navigation/paths';
import { deviceWith } from '../../testing/device';
import { ShownText } from './shown-text';
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

describe('a field of a form that reads its inputs (D.708)', () => {
  const onInput = vi.fn();
  const onValid = vi.fn<(values: { name: string }) => void>();
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { name: 'Ana' } });
    return (
      <form onSubmit={(event) => void handleSubmit(onValid)(event)} onInput={onInput}>
        <TextField label="Name" {...register('name')} />
        <TextField label="Town" />
        <button type="submit">Save</button>
      </form>
    );
  }
  async function renderForm() {
    const screen = await render(<ShownText />);
    await screen.rerender(
      <>
        <ShownText />
        <Form />
      </>,
    );
  }
  beforeEach(() => {
    onInput.mockReset();
    onValid.mockReset();
  });

  it('causes no event if it is left as the form filled it', async () => {
    await renderForm();
    await userEvent.click(field('Name'));
    await userEvent.click(field('Town'));
    await button('Save').click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ name: 'Ana' }));
    expect(onInput).not.toHaveBeenCalled();
  });

  it.each(Object.entries(fillers))('is sent empty if %s cleared it after typing', async (_, set) => {
    await renderForm();
    await userEvent.fill(field('Name'), 'Bo');
    await new Promise((done) => setTimeout(done, 20));
    set(field('Name').element() as HTMLInputElement, '');
    document.querySelector('form')!.requestSubmit(); // without leaving the field, which the form would read
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ name: '' }));
  });
});

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
