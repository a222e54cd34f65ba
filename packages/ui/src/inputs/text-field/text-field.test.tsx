import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { TextField, type TextFieldProps } from './text-field.js';

const conforms = { part: 'text-field-input', rootPart: 'text-field' };
describeConformance('TextField', <TextField label="Trade name" help="As on the label" />, {
  ...conforms,
  element: HTMLInputElement,
});
describeConformance('TextField with multiple lines', <TextField label="Notes" multiline counter maxLength={200} />, {
  ...conforms,
  element: HTMLTextAreaElement,
});

const input = (name: string) => page.getByRole('textbox', { name });

function Controlled({ multiline }: { multiline?: boolean }) {
  const [text, setText] = useState('');
  return (
    <TextField
      label="Trade name"
      multiline={multiline}
      counter
      maxLength={20}
      value={text}
      onChange={(event) => setText((event.target as HTMLInputElement).value)}
    />
  );
}

type Text = Omit<TextFieldProps, 'label'> & { onValueChange?: (text: string) => void };
const TextExample = ({ onValueChange, ...props }: Text) => (
  <TextField label="Town" {...props} onChange={onValueChange && (({ target }) => onValueChange(target.value))} />
);
describeField('TextField', <TextExample />, {
  part: 'text-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: 'Liège', submitted: ['Liège'], shown: 'Liège' },
  change: (control) => userEvent.fill(control, 'Liège'),
});
describeField('TextField with several lines', <TextExample multiline />, {
  part: 'text-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: 'Liège', submitted: ['Liège'], shown: 'Liège' },
  change: (control) => userEvent.fill(control, 'Liège'),
});

describe('TextField', () => {
  it('hides the clear button of the browser in a search field', async () => {
    const { container } = await render(<TextField label="Search" type="search" defaultValue="pump" />);
    const input = container.querySelector('input')!;
    const { width, height } = input.getBoundingClientRect();
    await userEvent.click(input, { position: { x: width - 19, y: height / 2 } }); // its position in Chromium
    await userEvent.click(input, { position: { x: width - 19, y: height / 2 } });
    expect(input.value).toBe('pump');
  });

  it.each([false, true])('accepts text in a controlled input (multiline: %s), and counts it', async (multiline) => {
    await render(<Controlled multiline={multiline} />);
    await userEvent.type(input('Trade name').element(), 'Pulsora');
    await expect.element(input('Trade name')).toHaveValue('Pulsora');
    await expect.element(page.getByText('7/20')).toBeVisible();
  });

  it('is labelled by its label and described by help and error', async () => {
    await render(
      <TextField
        label="E-mail"
        help="The address you sign in with"
        error="Enter an address such as name@company.com"
      />,
    );
    const field = input('E-mail').element();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Enter an address such as name@company.com', 'The address you sign in with']);
  });

  it('announces an error in a live region that exists before it', async () => {
    const screen = await render(<TextField label="E-mail" />);
    const region = document.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    await screen.rerender(<TextField label="E-mail" error="Enter your e-mail address" />);
    expect(document.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region?.textContent).toBe('Enter your e-mail address');
  });

  it('sets aria-required without native validation', async () => {
    await render(<TextField label="E-mail" required />);
    const field = page.getByLabelText('E-mail').element() as HTMLInputElement;
    expect(field.getAttribute('aria-required')).toBe('true');
    expect(field.validity.valid).toBe(true);
  });

  it('shows custom labels for required and optional', async () => {
    await render(
      <>
        <TextField label="Model" required labels={{ required: '(obligatoire)' }} />
        <TextField label="Notes" labels={{ optional: '(facultatif)' }} />
      </>,
    );
    await expect.element(page.getByText('(obligatoire)')).toBeVisible();
    await expect.element(page.getByText('(facultatif)')).toBeVisible();
  });

  it('keeps a text that is longer than its limit, and counts it', async () => {
    await render(<TextField label="Intended purpose" multiline counter limit={20} />);
    await page.getByRole('textbox').fill('Measures the pulse at the wrist.');
    await expect.element(page.getByText('32/20')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('Measures the pulse at the wrist.');
  });

  it('counts an emoji as one character of its limit, and as the browser does with maxLength', async () => {
    await render(
      <>
        <TextField label="Note" counter limit={20} value="😀😀" readOnly />
        <TextField label="Remark" multiline counter limit={30} />
        <TextField label="Town" counter maxLength={10} defaultValue="😀😀" />
      </>,
    );
    await expect.element(page.getByText('2/20')).toBeVisible();
    await expect.element(page.getByText('4/10')).toBeVisible();
    await input('Remark').fill('By phone 📞');
    await expect.element(page.getByText('10/30')).toBeVisible();
  });

  it('counts characters, and announces the remaining ones near the limit', async () => {
    await render(<TextField label="Intended purpose" multiline counter maxLength={20} />);
    await input('Intended purpose').fill('Heart rate');
    await expect.element(page.getByText('10/20')).toBeVisible();
    await userEvent.keyboard(' sensor');
    await expect.element(page.getByRole('status')).toHaveTextContent('3 characters left');
  });

  it('grows with its text', async () => {
    await render(<TextField label="Intended purpose" multiline rows={2} />);
    const box = input('Intended purpose').element() as HTMLElement;
    const before = box.offsetHeight;
    await input('Intended purpose').fill('one\ntwo\nthree\nfour\nfive');
    expect(box.offsetHeight).toBeGreaterThan(before + 30);
  });

  it('uses a given id, so that an error summary can link to it', async () => {
    await render(<TextField id="email" label="E-mail" error="Enter your e-mail address" />);
    expect(document.getElementById('email')?.tagName).toBe('INPUT');
  });

  it('counts again after a reset of the form', async () => {
    await render(
      <form>
        <TextField label="Town" counter maxLength={20} defaultValue="Ghent" />
        <button type="reset">Reset</button>
      </form>,
    );
    await page.getByLabelText('Town').fill('Antwerp');
    await expect.element(page.getByText('7/20')).toBeVisible();
    await page.getByRole('button').click();
    await expect.element(page.getByText('5/20')).toBeVisible();
  });

  it("works with react-hook-form's register: reads and sets values, counts after a reset, focuses the first invalid field", async () => {
    const onValid = vi.fn();
    function Example() {
      const { register, handleSubmit, reset, formState } = useForm({
        defaultValues: { name: 'CardioPatch', model: '' },
      });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <TextField label="Trade name" counter {...register('name')} />
          <TextField
            label="Model"
            {...register('model', { required: 'Enter the model' })}
            error={formState.errors.model?.message}
          />
          <button type="submit">Save</button>
          <button type="button" onClick={() => reset({ name: 'Neo', model: '' })}>
            Reset
          </button>
        </form>
      );
    }
    await render(<Example />);
    await expect.element(input('Trade name')).toHaveValue('CardioPatch');
    await expect.element(page.getByText('11', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Enter the model')).toBeVisible();
    await expect.element(input('Model')).toHaveFocus();
    await input('Model').fill('CP-200');
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ name: 'CardioPatch', model: 'CP-200' }));
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(input('Trade name')).toHaveValue('Neo');
    await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  });
});
