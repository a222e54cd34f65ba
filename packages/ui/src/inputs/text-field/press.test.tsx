import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from '../date-field/index.js';
import { TextField } from './index.js';

/** A form that validates when the focus leaves a field, as with `mode: 'onTouched'` of react-hook-form. */
function Form({ onSave }: { onSave: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <TextField
        label="Name"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setError(text ? undefined : 'Enter the name of the device')}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const button = () => page.getByRole('button', { name: 'Save' });
const error = () => page.getByText('Enter the name of the device');

/** Presses and releases the primary button at the same point of the screen, as users do. */
async function press(element: Element) {
  const { left, top, width } = element.getBoundingClientRect();
  await userEvent.click(document.body, { position: { x: left + width / 2, y: top + 4 } });
}

describe('A press on a button that takes the focus from a field', () => {
  it('clicks the button, and shows the error of the field after it (D.463)', async () => {
    const onSave = vi.fn();
    await render(<Form onSave={onSave} />);
    await page.getByRole('textbox').click();
    await press(button().element());
    expect(onSave).toHaveBeenCalledOnce();
    await expect.element(error()).toBeVisible();
  });

  it('clicks the button, and removes the error of the field after it', async () => {
    const onSave = vi.fn();
    await render(<Form onSave={onSave} />);
    await page.getByRole('textbox').click();
    await userEvent.tab();
    await expect.element(error()).toBeVisible();
    const { top } = button().element().getBoundingClientRect();
    await page.getByRole('textbox').fill('Retina scanner');
    await press(button().element());
    expect(onSave).toHaveBeenCalledOnce();
    expect(error().query()).toBeNull();
    await vi.waitFor(() => expect(button().element().getBoundingClientRect().top).toBeLessThan(top));
  });

  it('clicks the button below a date field whose text is not a date', async () => {
    const onSave = vi.fn();
    await render(
      <>
        <DateField label="Due" today="2026-11-21" />
        <button type="button" onClick={onSave}>
          Save
        </button>
      </>,
    );
    await page.getByRole('textbox').click();
    await userEvent.keyboard('soon');
    await press(button().element());
    expect(onSave).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Enter a date such as Nov 21, 2026')).toBeVisible();
  });
});
