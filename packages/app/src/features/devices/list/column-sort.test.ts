import { deviceSorts } from '@attesta/domain/devices/order';
import { expect, it } from 'vitest';
import { columnSortOf, withColumnSort } from './column-sort';
import type { ListQuery } from './list-query';

const query: ListQuery = {
  search: 'pump',
  stage: null,
  state: 'active',
  sort: 'name',
  after: 'cursor',
  before: null,
};
const first = { ...query, after: null };

it('is a column and a direction; a change shows the first page and keeps the filters', () => {
  for (const sort of deviceSorts) {
    expect(withColumnSort(query, columnSortOf(sort))).toEqual({ ...first, sort });
  }
  expect(columnSortOf('-target')).toEqual({ column: 'target', direction: 'descending' });
});
