import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { RangeRail } from './range-rail.js';

const range = {
  label: 'Potassium',
  min: 2,
  max: 7,
  from: 3.5,
  to: 5.1,
  formatValue: (value: number) => `${value} mmol/l`,
};

describeConformance('RangeRail', <RangeRail {...range} value={4.1} />, { part: 'range-rail', element: HTMLDivElement });

describe('RangeRail', () => {
  it.each([
    [4.1, 'within', '4.1 mmol/l, Within the range, Range 3.5 mmol/l to 5.1 mmol/l'],
    [3.1, 'below', '3.1 mmol/l, Below the range, Range 3.5 mmol/l to 5.1 mmol/l'],
    [9, 'above', '9 mmol/l, Above the range, Range 3.5 mmol/l to 5.1 mmol/l'],
  ])('%s is %s', async (value, state, text) => {
    await render(<RangeRail {...range} value={value} />);
    const meter = page.getByRole('meter', { name: 'Potassium' });
    await expect.element(meter).toHaveAttribute('aria-valuetext', text);
    await expect.element(meter).toHaveAttribute('aria-valuenow', String(value));
    expect(document.querySelector('[data-part="range-rail"]')?.getAttribute('data-state')).toBe(state);
  });

  it('says that a value is not known, without a mark', async () => {
    await render(<RangeRail {...range} value={null} />);
    await expect.element(page.getByRole('img', { name: /^Potassium: Not known/ })).toBeVisible();
    expect(document.querySelector('[data-slot="mark"]')).toBeNull();
  });
});
