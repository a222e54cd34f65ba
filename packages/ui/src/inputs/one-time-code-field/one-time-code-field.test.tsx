import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './index.js';

const Example = (props: Partial<OneTimeCodeFieldProps>) => <OneTimeCodeField label="Code" {...props} />;
const field = () => page.getByRole('textbox', { name: 'Code' });

describeConformance('OneTimeCodeField', <Example />, {
  part: 'one-time-code-field-input',
  rootPart: 'one-time-code-field',
  element: HTMLInputElement,
});

function paste(text: string) {
  const data = new DataTransfer();
  data.setData('text', text);
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

describeField('OneTimeCodeField', <OneTimeCodeField label="Code" />, {
  part: 'one-time-code-field-input',
  first: { value: '', submitted: [''], shown: '' },
  second: { value: '123456', submitted: ['123456'], shown: '123456' },
  text: '123456',
  unreadable: '12',
});

describe('OneTimeCodeField', () => {
  it('is one input that the browser fills in, with the keypad of digits', async () => {
    const { container } = await render(<Example />);
    expect(container.querySelectorAll('input')).toHaveLength(1);
    await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  });

  it('drops spaces and dashes while typing, and reports a complete code once', async () => {
    const [changed, complete] = [vi.fn(), vi.fn()];
    await render(<Example onValueChange={changed} onComplete={complete} />);
    await userEvent.type(field(), '12 3-456');
    await expect.element(field()).toHaveValue('123456');
    expect(complete.mock.calls).toEqual([['123456']]);
    expect(changed.mock.lastCall).toEqual(['123456']);
  });

  it('takes a pasted code, also from a sentence, instead of what is there', async () => {
    const complete = vi.fn();
    await render(<Example defaultValue="99" onComplete={complete} />);
    paste('Your code is 123 456.');
    await expect.element(field()).toHaveValue('123456');
    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it('keeps a longer text with an error instead of completing a part of it (D.702)', async () => {
    const [complete, problem] = [vi.fn(), vi.fn()];
    await render(<Example onComplete={complete} onProblem={problem} />);
    await userEvent.click(field());
    await userEvent.fill(field(), '1234567');
    await expect.element(field()).toHaveValue('1234567');
    await expect.element(page.getByText('The code has 6 characters. Remove the others')).toBeVisible();
    expect((field().element() as HTMLInputElement).validity.customError).toBe(true);
    expect(complete).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
    expect(complete.mock.calls).toEqual([['123456']]);
    expect(problem.mock.calls).toEqual([['The code has 6 characters. Remove the others'], [undefined]]);
  });

  it('asks for the whole code when it is left, not while it is typed, and instead of the error of the form', async () => {
    const problem = vi.fn();
    await render(<Example error="The code is not correct" onProblem={problem} />);
    await userEvent.type(field(), '123');
    await expect.element(page.getByText('The code is not correct')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByText('Enter all 6 characters of the code')).toBeVisible();
    await userEvent.type(field(), '456');
    expect(page.getByText('Enter all 6 characters of the code').query()).toBeNull();
    expect(problem.mock.calls).toEqual([['Enter all 6 characters of the code'], [undefined]]);
  });

  it('submits the code without spaces, with letters in upper case', async () => {
    const { container } = await render(
      <form>
        <Example name="code" length={8} characters="letters-and-digits" />
      </form>,
    );
    await userEvent.type(field(), 'k7qx-2m9a');
    expect(new FormData(container.querySelector('form')!).get('code')).toBe('K7QX2M9A');
  });

  it('stays left to right in right-to-left pages, and shows its whole code', async () => {
    document.documentElement.dir = 'rtl';
    try {
      await render(<Example defaultValue="123456" />);
      const input = field().element() as HTMLInputElement;
      expect(getComputedStyle(input).direction).toBe('ltr');
      expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });
});
