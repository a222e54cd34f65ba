import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAddress, pagesOf, readListQuery } from './list-query';

const read = (query: string) => readListQuery(new URLSearchParams(query));

describe('the list’s address', () => {
  it('says what is searched, at which stage and on which page', () => {
    expect(read('search=valve&stage=idea&page=3')).toEqual({ search: 'valve', stage: 'idea', page: 3 });
    expect(listAddress({ search: 'valve & pump', stage: null, page: 1 }).toString()).toBe('search=valve+%26+pump');
  });

  it.each(['', 'stage=flying&page=-1', 'page=NaN', 'page=1.5', 'page=1e9', 'search=%20%00', 'page=2abc'])('falls back to everything for %j', (query) =>
    expect(read(query)).toEqual({ search: '', stage: null, page: 1 }));

  it('comes back as it was written, and never asks the server for what it refuses', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 1_000_000 }), (search, page) => {
      const query = readListQuery(new URLSearchParams({ search, page: String(page) }));
      expect(query.search.length).toBeLessThanOrEqual(100);
      expect(query.search).toMatch(/^[^\p{Cc}\p{Cs}]*$/u);
      expect(readListQuery(listAddress(query))).toEqual(query);
    }));
  });

  it.each([[0, 1], [1, 1], [20, 1], [21, 2], [45, 3]])('%i devices make %i pages', (total, pages) => expect(pagesOf(total)).toBe(pages));
});
