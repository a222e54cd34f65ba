import { describe, expect, it } from 'vitest';
import { filterValuesOf, withFilterValues } from './filter-values';
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

describe('the filters of the list', () => {
  it('are the stage and the archive; a change shows the first page and keeps search and order', () => {
    const archived = withFilterValues(query, { stage: ['idea'], state: ['archived'] });
    expect(archived).toEqual({ ...first, stage: 'idea', state: 'archived' });
    expect(filterValuesOf(archived)).toEqual({ stage: ['idea'], state: ['archived'] });
    expect(withFilterValues(archived, {})).toEqual(first);
    expect(filterValuesOf(query)).toEqual({});
  });

  it('ignore unknown options', () => {
    expect(withFilterValues(query, { stage: ['sold'], state: ['deleted'] })).toEqual(first);
  });
});
