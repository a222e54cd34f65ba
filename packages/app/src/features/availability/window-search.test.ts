import { describe, expect, it } from 'vitest';
import { matchesSearch } from './window-search';

describe('the search for a code', () => {
  const isFound = (search: string) => matchesSearch(search, 'MDA0203', 'Dispositifs actifs implantables à électrodes');

  it.each([
    '',
    ' ',
    'mda',
    'MDA0203',
    'mda 0203',
    'MDA-0203',
    'ｍｄａ ０２０３',
    '0203',
    'electrodes',
    'ÉLECTRODES actifs',
  ])('finds it with %j', (search) => expect(isFound(search)).toBe(true));

  it.each(['MDN', '0204', 'electrodes passifs'])('does not find it with %j', (search) =>
    expect(isFound(search)).toBe(false),
  );
});
