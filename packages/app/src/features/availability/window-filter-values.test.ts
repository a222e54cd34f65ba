import { expect, it } from 'vitest';
import { filterValuesOf, withFilterValues } from './window-filter-values';
import { readWindowQuery } from './windows';

it.each([
  '',
  'status=open',
  'regulation=IVDR&past=yes',
  'code=MDA0203',
  'pool=sme&class=IIa',
  'status=limited&regulation=MDR&code=MDA0203&past=yes',
])('the filters of %j are applied in the filter bar, and the reverse', (parameters) => {
  const query = readWindowQuery(new URLSearchParams(parameters));
  const searched = readWindowQuery(new URLSearchParams('search=eye&status=closed'));
  expect(withFilterValues(searched, filterValuesOf(query))).toEqual({ ...query, search: 'eye' });
  expect(Object.keys(filterValuesOf(query))).toHaveLength(parameters === '' ? 0 : parameters.split('&').length);
});
