import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { appliedFilterKeys, conditionFilterKeys, filterKeys } from './filter-bar.keys.js';
import { FilterBar, type ConditionFilter, type Filter, type FilterBarProps } from './index.js';

const filters: Filter[] = [
  {
    id: 'state',
    label: 'State',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'paid', label: 'Paid' },
    ],
  },
  { id: 'branch', label: 'Branch', single: true, options: [{ value: 'graz', label: 'Graz' }] },
];
const Example = (props: Partial<FilterBarProps>) => <FilterBar label="Claims" filters={filters} {...props} />;
const button = (name: string | RegExp) => page.getByRole('button', { name }).element() as HTMLElement;
const applied = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const search = () => page.getByRole('searchbox', { name: 'Search' });

describeConformance('FilterBar', <Example count={3} defaultValues={{ state: ['open'] }} />, {
  part: 'filter-bar',
  element: HTMLDivElement,
});

beforeEach(() => page.viewport(1024, 768));

describe('FilterBar', () => {
  it.each(filterKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: button('State') });
    expect(applied()).toEqual(row.applied);
    expect(document.activeElement?.querySelector('[data-slot="label"]')?.textContent).toBe(row.focus);
  });

  it.each(appliedFilterKeys)('$keys: $does', async (row) => {
    await render(<Example defaultValues={{ state: ['open', 'paid'] }} />);
    await walkKeys(row, { focusFirst: button('Remove State: Open') });
    expect(applied()).toEqual(row.applied);
    expect(document.activeElement).toBe(row.applied.length > 0 ? button('Remove State: Paid') : search().element());
  });

  it('applies one option of a single filter, or none', async () => {
    const changed = vi.fn();
    await render(<Example onValuesChange={changed} />);
    await page.getByRole('button', { name: 'Branch' }).click();
    await page.getByRole('menuitemradio', { name: 'Graz' }).click();
    expect(applied()).toEqual(['Branch: Graz']);
    await page.getByRole('button', { name: /^Branch.*1 applied/ }).click();
    await page.getByRole('menuitemradio', { name: 'Any' }).click();
    expect(applied()).toEqual([]);
    expect(changed.mock.calls).toEqual([[{ branch: ['graz'] }], [{}]]);
  });

  it('does not change controlled values by itself', async () => {
    const changed = vi.fn();
    await render(
      <Example values={{ state: ['open'] }} query="hail" onValuesChange={changed} onQueryChange={changed} />,
    );
    await page.getByRole('button', { name: 'Clear all' }).click();
    expect(applied()).toEqual(['State: Open']);
    await expect.element(search()).toHaveValue('hail');
    expect(changed.mock.calls).toEqual([[{}], ['']]);
  });

  it('clears the search by its button and keeps the focus in the field', async () => {
    await render(<Example defaultQuery="hail" filters={[]} />);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(search()).toHaveValue('');
    await expect.element(search()).toHaveFocus();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('announces the number of results once, after the user stopped typing', async () => {
    const announced = recordAnnouncements();
    const screen = await render(<Example count={50} />);
    for (const count of [20, 8, 1]) await screen.rerender(<Example count={count} />);
    await expect.element(page.getByText('1 result', { exact: true })).toBeVisible();
    await vi.waitFor(() => expect(announced).toEqual(['polite 1 result']));
  });

  it('names its landmark and says how many options are applied', async () => {
    await render(<Example defaultValues={{ state: ['open', 'paid'] }} />);
    await expect.element(page.getByRole('search', { name: 'Claims' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /State.*2 applied/ })).toBeVisible();
  });

  it('has one button for all filters in a narrow container', async () => {
    await page.viewport(390, 768);
    await render(<Example count={12} />);
    expect(page.getByRole('button', { name: 'State' }).query()).toBeNull();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('group', { name: 'State' }).getByRole('checkbox', { name: 'Paid' }).click();
    await page.getByRole('radio', { name: 'Graz' }).click();
    await page.getByRole('button', { name: 'Show 12 results' }).click();
    await expect.element(page.getByRole('button', { name: /Filters.*2 applied/ })).toHaveFocus();
    expect(applied()).toEqual(['State: Paid', 'Branch: Graz']);
  });

  it('ignores applied options that do not exist', async () => {
    await render(<Example defaultValues={{ state: ['gone'], other: ['x'] }} />);
    expect(applied()).toEqual([]);
    await userEvent.tab();
    await expect.element(search()).toHaveFocus();
  });

  describe('with filters by conditions', () => {
    const conditionFilters: ConditionFilter[] = [
      { id: 'amount', label: 'Amount', kind: 'number', format: { currency: 'EUR', style: 'currency' } },
      { id: 'received', label: 'Received', kind: 'date' },
      { id: 'note', label: 'Note', kind: 'text' },
    ];

    it.each(conditionFilterKeys)('$keys: $does', async (row) => {
      await render(<Example conditionFilters={conditionFilters} />);
      button('Amount').focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('textbox', { name: 'From' })).toBeVisible(); // the fields are loaded on demand
      await userEvent.keyboard(row.keys.replace('{Enter}', ''));
      await expect.poll(applied).toEqual(row.applied);
    });

    it('shows conditions as chips, removes one, and keeps conditions of other columns', async () => {
      const changed = vi.fn();
      const other = { column: 'owner', operator: 'equals', value: 'Ada' } as const;
      await render(
        <Example
          conditionFilters={conditionFilters}
          defaultConditions={[
            other,
            { column: 'received', operator: 'during', value: { from: '2027-03-01', to: null } },
            { column: 'note', operator: 'contains', value: 'hail' },
          ]}
          onConditionsChange={changed}
        />,
      );
      expect(applied()).toEqual(['Received: from Mar 1, 2027', 'Note: contains “hail”']);
      await page.getByRole('button', { name: /^Remove Received/ }).click();
      expect(changed.mock.lastCall).toEqual([[other, { column: 'note', operator: 'contains', value: 'hail' }]]);
      await page.getByRole('button', { name: 'Clear all' }).click();
      expect(changed.mock.lastCall).toEqual([[other]]);
      expect(applied()).toEqual([]);
    });

    it('applies a text while it is typed, and no condition when it is empty', async () => {
      const changed = vi.fn();
      await render(<Example conditionFilters={conditionFilters} onConditionsChange={changed} />);
      await page.getByRole('button', { name: 'Note' }).click();
      await page.getByRole('textbox', { name: 'Note contains' }).fill('hail');
      expect(changed.mock.lastCall).toEqual([[{ column: 'note', operator: 'contains', value: 'hail' }]]);
      await page.getByRole('textbox', { name: 'Note contains' }).fill('');
      expect(changed.mock.lastCall).toEqual([[]]);
    });

    it('does not apply a period whose last day is before the first', async () => {
      const changed = vi.fn();
      await render(<Example conditionFilters={conditionFilters} onConditionsChange={changed} />);
      await page.getByRole('button', { name: 'Received' }).click();
      await page.getByRole('textbox', { name: 'Received first day' }).fill('2027-03-10');
      await page.getByRole('textbox', { name: 'Received last day' }).fill('2027-03-01');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText(/^The last day must be/)).toBeVisible();
      expect(changed.mock.lastCall).toEqual([
        [{ column: 'received', operator: 'during', value: { from: '2027-03-10', to: null } }],
      ]);
    });

    it('has them in the drawer of a narrow container', async () => {
      await page.viewport(390, 768);
      await render(<Example conditionFilters={conditionFilters} count={12} />);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('textbox', { name: 'Note contains' }).fill('hail');
      await page.getByRole('button', { name: 'Show 12 results' }).click();
      expect(applied()).toEqual(['Note: contains “hail”']);
    });
  });
});
