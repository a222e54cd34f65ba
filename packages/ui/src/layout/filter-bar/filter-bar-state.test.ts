import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedFilters, appliedOptions, toggledOption, type Filter } from './filter-bar-state.js';

const state: Filter = {
  id: 'state',
  label: 'State',
  options: ['open', 'paid', 'closed'].map((value) => ({ value, label: value })),
};
const branch: Filter = { ...state, id: 'branch', label: 'Branch', single: true };

describe('appliedOptions', () => {
  it('follows the order of the options, ignores unknown values, and limits a single filter to one', () => {
    const values = { state: ['closed', 'gone', 'open'], branch: ['paid', 'open'] };
    expect(appliedOptions(state, values).map(({ value }) => value)).toEqual(['open', 'closed']);
    expect(appliedOptions(branch, values).map(({ value }) => value)).toEqual(['open']);
    expect(appliedOptions(state, {})).toEqual([]);
  });
});

describe('appliedFilters', () => {
  it('lists the options of all filters in their order', () => {
    const applied = appliedFilters([state, branch], { branch: ['paid'], state: ['paid', 'open'] });
    expect(applied.map(({ filter, option }) => `${filter.id} ${option.value}`)).toEqual([
      'state open',
      'state paid',
      'branch paid',
    ]);
  });
});

describe('toggledOption', () => {
  it('applies and removes an option, and removes a filter without options', () => {
    expect(toggledOption(state, { state: ['closed'] }, 'open')).toEqual({ state: ['open', 'closed'] });
    expect(toggledOption(state, { state: ['open'], branch: ['paid'] }, 'open')).toEqual({ branch: ['paid'] });
  });

  it('replaces the option of a single filter', () => {
    expect(toggledOption(branch, { branch: ['paid'] }, 'open')).toEqual({ branch: ['open'] });
    expect(toggledOption(branch, { branch: ['open'] }, 'open')).toEqual({});
  });

  it('changes nothing when repeated', () => {
    const values = fc.record({ state: fc.subarray(['open', 'paid', 'closed'], { minLength: 1 }) });
    fc.assert(
      fc.property(values, fc.constantFrom('open', 'paid', 'closed'), (before, value) => {
        expect(toggledOption(state, toggledOption(state, before, value), value)).toEqual(before);
      }),
    );
  });
});
