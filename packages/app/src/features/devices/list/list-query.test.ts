import { cursorOf } from '@attesta/domain/contract/cursor';
import { listDevices } from '@attesta/domain/devices/calls';
import { defaultDeviceSort, deviceSorts } from '@attesta/domain/devices/order';
import type { Device } from '@attesta/domain/devices/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPage, isStale, listSearchParams, readListQuery } from './list-query';

const read = (query: string) => readListQuery(new URLSearchParams(query));
const position = cursorOf(['-changed', '2026-11-21T09:00:00.000000Z', 'd1']);
const byName = cursorOf(['name', 'pump', 'd1']);
const defaultOrder = { sort: defaultDeviceSort, after: null, before: null } as const;
const unfiltered = { search: '', stage: null, state: 'active' as const, ...defaultOrder };

describe('the URL of the list', () => {
  it('contains search, stage and page position', () => {
    const after = { ...unfiltered, search: 'valve', stage: 'idea' as const, after: position };
    expect(read(`search=valve&stage=idea&after=${position}`)).toEqual(after);
    expect(listSearchParams(after).toString()).toBe(`search=valve&stage=idea&after=${position}`);
    expect(read(`before=${position}`)).toEqual({ ...unfiltered, before: position });
    expect(listSearchParams({ ...unfiltered, search: 'valve & pump' }).toString()).toBe('search=valve+%26+pump');
  });

  it('shows the archive (D.162)', () => {
    expect(read('state=archived')).toEqual({ ...unfiltered, state: 'archived' });
    expect(listSearchParams({ ...unfiltered, state: 'archived' }).toString()).toBe('state=archived');
    expect(read('state=other')).toEqual(unfiltered);
  });

  it('contains the order; a page position of another order is ignored', () => {
    const sorted = { ...unfiltered, sort: 'name' as const, after: byName };
    expect(read(`sort=name&after=${byName}`)).toEqual(sorted);
    expect(listSearchParams(sorted).toString()).toBe(`sort=name&after=${byName}`);
    expect(read(`sort=-name&before=${byName}`)).toEqual({ ...unfiltered, sort: '-name' });
    expect(read(`sort=-changed&after=${position}`)).toEqual({ ...unfiltered, after: position });
    expect(listSearchParams({ ...unfiltered, sort: '-changed' }).toString()).toBe('');
    expect(read(`after=${byName}`)).toEqual(unfiltered);
    expect(read('sort=size')).toEqual(unfiltered);
  });

  const invalid = ['', 'stage=flying&page=2', 'after=', 'after=x', `before=${position}!`, `after=${position.slice(2)}`];

  it.each([...invalid, 'search=%20%00'])('falls back to the unfiltered list for %j', (query) => {
    expect(read(query)).toEqual(unfiltered);
  });

  it('contains at most one cursor', () => {
    expect(read(`after=${position}&before=${position}`)).toEqual({ ...unfiltered, after: position });
  });

  it('survives a round trip and is always valid for the server', () => {
    const cursors = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(position, byName));
    const parameters = fc.record({
      search: fc.string({ unit: 'binary', maxLength: 300 }),
      sort: fc.oneof(fc.string(), fc.constantFrom(...deviceSorts)),
      after: cursors,
      before: cursors,
    });
    fc.assert(
      fc.property(parameters, (given) => {
        const query = readListQuery(new URLSearchParams(given));
        expect(readListQuery(listSearchParams(query))).toEqual(query);
        expect(listDevices.query.safeParse(Object.fromEntries(listSearchParams(query))).success).toBe(true);
      }),
    );
  });
});

describe('isStale', () => {
  const some = [{ id: 'd1' } as Device];

  it('is true if the page is empty', () => {
    expect(isStale({ ...firstPage, after: position }, { devices: [], previous: null })).toBe(true);
    expect(isStale({ ...firstPage, before: position }, { devices: [], previous: null })).toBe(true);
  });

  it('is true if the devices before the cursor are the first ones', () => {
    expect(isStale({ ...firstPage, before: position }, { devices: some, previous: null })).toBe(true);
    expect(isStale({ ...firstPage, before: position }, { devices: some, previous: position })).toBe(false);
  });

  it('is false otherwise, and always for the first page', () => {
    expect(isStale({ ...firstPage, after: position }, { devices: some, previous: null })).toBe(false);
    expect(isStale(firstPage, { devices: [], previous: null })).toBe(false);
  });
});
