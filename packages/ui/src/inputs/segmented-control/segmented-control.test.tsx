import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { SegmentedControl } from './index.js';
import { segmentedControlKeys } from './segmented-control.keys.js';

const periods = ['Day', 'Week', 'Month'].map((label) => ({ value: label.toLowerCase(), label }));
const radio = (name: string) => page.getByRole('radio', { name });

describeConformance('SegmentedControl', <SegmentedControl label="Period" options={periods} />, {
  part: 'segmented-control',
  element: HTMLInputElement,
});

describeField(
  'SegmentedControl',
  <SegmentedControl
    label="Country"
    options={[
      { value: 'fr', label: 'France' },
      { value: 'it', label: 'Italy' },
    ]}
  />,
  {
    hasForm: false,
    part: 'segmented-control',
    first: { value: 'fr', submitted: ['fr'], shown: 'fr' },
    second: { value: 'it', submitted: ['it'], shown: 'it' },
    change: () => page.getByText('Italy').click(),
    shown: (root) => root.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
  },
);

describe('SegmentedControl', () => {
  it.each(segmentedControlKeys)('$keys: $does', async (row) => {
    await render(<SegmentedControl label="Period" options={periods} />);
    await walkKeys(row, { focusFirst: radio('Day').element() as HTMLElement });
    await expect.element(radio(row.chosen)).toBeChecked();
    await expect.element(radio(row.chosen)).toHaveFocus();
  });

  it('chooses the first enabled segment by default, and another by click', async () => {
    const onValueChange = vi.fn();
    await render(
      <SegmentedControl
        label="Period"
        options={periods.map((each) => ({ ...each, disabled: each.value === 'day' }))}
        onValueChange={onValueChange}
      />,
    );
    await expect.element(radio('Week')).toBeChecked();
    await page.getByText('Month').click();
    expect(onValueChange.mock.calls).toEqual([['month']]);
  });

  it('does not change a controlled value by itself', async () => {
    await render(<SegmentedControl label="Period" options={periods} value="day" />);
    await page.getByText('Month').click();
    await expect.element(radio('Day')).toBeChecked();
  });

  it('keeps the names of segments whose labels are hidden', async () => {
    await render(
      <SegmentedControl
        label="View"
        hideLabels
        options={[
          { value: 'list', label: 'List', icon: <svg aria-hidden /> },
          { value: 'grid', label: 'Grid', icon: <svg aria-hidden /> },
        ]}
      />,
    );
    await expect.element(page.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
    await expect.element(radio('Grid')).toBeInTheDocument();
    expect(page.getByText('Grid').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  });

  it('moves to the previous segment on ArrowRight in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <SegmentedControl label="Period" options={periods} defaultValue="week" />
      </div>,
    );
    (radio('Week').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Day')).toBeChecked();
  });

  it('has segments of equal width across the container', async () => {
    const { container } = await render(
      <div style={{ inlineSize: 400 }}>
        <SegmentedControl label="Period" options={periods} fullWidth />
      </div>,
    );
    const widths = [...container.querySelectorAll('[data-slot="option"]')].map((each) => each.clientWidth);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    expect(widths[0]! * 3).toBeGreaterThan(370);
  });

  it('is submitted with a native form and accepts only the values of its options', async () => {
    const sorts = [{ value: 'date', label: 'Date' } as const, { value: 'sum', label: 'Sum' } as const];
    await render(
      <form>
        <SegmentedControl label="Sort by" name="sort" options={sorts} defaultValue="sum" />
      </form>,
    );
    expect(new FormData(document.querySelector('form') ?? undefined).get('sort')).toBe('sum');
    // @ts-expect-error: not the value of an option
    expect(<SegmentedControl label="Sort by" options={sorts} value="name" />).toBeTruthy();
  });
});
