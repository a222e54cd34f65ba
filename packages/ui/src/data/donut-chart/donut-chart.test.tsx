import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { DonutChart, type DonutChartProps } from './donut-chart.js';
import { donutChartKeys } from './donut-chart.keys.js';

const Example = (props: Partial<DonutChartProps>) => (
  <DonutChart
    title="Most parcels arrive on the first day"
    valueHeader="Parcels"
    parts={[
      { id: 'first', name: 'First', value: 60 },
      { id: 'second', name: 'Second', value: 30 },
      { id: 'later', name: 'Later', value: 10 },
    ]}
    {...props}
  />
);
const tooltip = () => document.querySelector('[data-slot="tooltip"]')?.textContent ?? '';

describeConformance('DonutChart', <Example />, { part: 'donut-chart', element: HTMLElement });

describe('DonutChart', () => {
  it.each(donutChartKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: page.getByRole('application').element() as HTMLElement });
    expect(tooltip()).toBe(row.reads);
  });

  it('names each part with its value and share, and shows the same values as a table', async () => {
    await render(<Example />);
    await expect.element(page.getByText('30 (30%)')).toBeVisible();
    await page.getByRole('button', { name: /^Table/ }).click();
    expect([...document.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['60', '30', '10']);
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual(['Category', 'Parcels']);
  });

  it('lists a withheld part without a segment', async () => {
    await render(
      <Example
        parts={[
          { id: 'first', name: 'First', value: 60 },
          { id: 'lost', name: 'Lost', value: { value: null, withheld: 'Fewer than 5' } },
        ]}
      />,
    );
    expect(document.querySelectorAll('[data-slot="ring"] [data-slot="bar"]')).toHaveLength(1);
    await expect.element(page.getByText('Fewer than 5').first()).toBeVisible();
  });
});
