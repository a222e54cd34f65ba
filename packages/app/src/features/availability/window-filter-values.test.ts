import { expect, it } from 'vitest';
import { filterValuesOf, windowQueryOf } from './window-filter-values';
import { readWindowQuery } from './windows';

it.each([
  '',
  'status=open',
  'regulation=IVDR&past=yes',
  'code=MDA0203',
  'status=limited&regulation=MDR&code=MDA0203&past=yes',
])('the filters of %j are applied in the filter bar, and the reverse', (parameters) => {
  const query = readWindowQuery(new URLSearchParams(parameters));
  expect(windowQueryOf(filterValuesOf(query))).toEqual(query);
  expect(Object.keys(filterValuesOf(query))).toHaveLength(parameters === '' ? 0 : parameters.split('&').length);
});
