import { cursorOf } from '@attesta/domain/cursor';
import { listDevices } from '@attesta/domain/device/calls';
import type { Device } from '@attesta/domain/device/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atStart, isStale, listAddress, readListQuery } from './list-query';

const read = (query: string) => readListQuery(new URLSearchParams(query));
const place = cursorOf(['2026-11-21T09:00:00.000000Z', 'd1']);
const everything = { search: '', stage: null, after: null, before: null };

describe('the address of the list', () => {
  it('says what is searched, at which stage and where the page begins', () => {
    const after = { search: 'valve', stage: 'idea' as const, after: place, before: null };
    expect(read(`search=valve&stage=idea&after=${place}`)).toEqual(after);
    expect(listAddress(after).toString()).toBe(`search=valve&stage=idea&after=${place}`);
    expect(read(`before=${place}`)).toEqual({ ...everything, before: place });
    expect(listAddress({ ...everything, search: 'valve & pump' }).toString()).toBe('search=valve+%26+pump');
  });

  const senseless = ['', 'stage=flying&page=2', 'after=', 'after=x', `before=${place}!`, `after=${place.slice(2)}`];

  it.each([...senseless, 'search=%20%00'])('falls back to everything for %j', (query) => {
    expect(read(query)).toEqual(everything);
  });

  it('has one place only', () => {
    expect(read(`after=${place}&before=${place}`)).toEqual({ ...everything, after: place });
  });

  it('is read as it was written, and never asks the server for what it refuses', () => {
    const cursors = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(place));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), cursors, cursors, (search, after, before) => {
        const query = readListQuery(new URLSearchParams({ search, after, before }));
        expect(readListQuery(listAddress(query))).toEqual(query);
        expect(listDevices.query.safeParse(Object.fromEntries(listAddress(query))).success).toBe(true);
      }),
    );
  });
});

describe('a place in the list', () => {
  const some = [{ id: 'd1' } as Device];

  it('is left for the first page when there is nothing any more', () => {
    expect(isStale({ ...atStart, after: place }, { devices: [], previous: null })).toBe(true);
    expect(isStale({ ...atStart, before: place }, { devices: [], previous: null })).toBe(true);
  });

  it('is left for the first page when the devices before it are the first ones', () => {
    expect(isStale({ ...atStart, before: place }, { devices: some, previous: null })).toBe(true);
    expect(isStale({ ...atStart, before: place }, { devices: some, previous: place })).toBe(false);
  });

  it('is kept otherwise; the first page itself is never left', () => {
    expect(isStale({ ...atStart, after: place }, { devices: some, previous: null })).toBe(false);
    expect(isStale(atStart, { devices: [], previous: null })).toBe(false);
  });
});
