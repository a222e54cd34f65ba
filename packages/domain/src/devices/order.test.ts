import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf } from '../contract/cursor.ts';
import { fieldProblems } from '../contract/problems.ts';
import { listDevices } from './calls.ts';
import { deviceCursor, deviceSorts, isDescending, isOptionalSort, sortKeyOf, sortNameOf } from './order.ts';

const byCodePoint = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const sorted = (names: readonly string[]) =>
  names.toSorted((a, b) => byCodePoint(sortNameOf(a) ?? '', sortNameOf(b) ?? ''));

describe('the sort name of a device', () => {
  it('ignores case and accents', () => {
    expect(sorted(['Zoom', 'échographe', 'Écran', 'eclipse', 'ångström', 'Stent', 'șunt'])).toEqual([
      'ångström',
      'échographe',
      'eclipse',
      'Écran',
      'Stent',
      'șunt',
      'Zoom',
    ]);
    expect(sortNameOf('İmplant')).toBe('implant');
  });

  it('sorts numbers by value, also with leading zeros', () => {
    const names = ['Pump 1', 'Pump 2', 'Pump 2b', 'Pump 010', 'Pump 100', 'Pump X'];
    expect(sorted(names.toReversed())).toEqual(names);
  });

  it('is null for a device without a name', () => {
    expect(sortNameOf(null)).toBeNull();
    expect(sortNameOf('')).toBeNull();
  });

  it('fits into a cursor together with every sort', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 255 }).filter((name) => !/[\p{Cc}\p{Cs}]/u.test(name));
    const ids = fc.uuid();
    fc.assert(
      fc.property(fc.constantFrom('name' as const, '-name' as const), names, ids, (sort, name, id) => {
        const position = [sort, sortNameOf(name) ?? '', id];
        const parsed = deviceCursor.safeParse(cursorOf(position));
        expect(parsed.data).toEqual(position);
      }),
    );
    const longest = ['-name', sortNameOf('𝟘'.repeat(255)) ?? '', 'a'.repeat(64)];
    expect(deviceCursor.parse(cursorOf(longest))).toEqual(longest);
  });
});

describe('the cursor of a list of devices', () => {
  const values = { name: 'pump', class: '8', stage: '6', target: '2027-03-12', changed: '2026-11-21T09:00:00.000000Z' };

  it('contains the sort; a cursor of another sort is a problem of its field', () => {
    for (const sort of deviceSorts) {
      const after = cursorOf([sort, values[sortKeyOf(sort)], 'd1']);
      for (const other of deviceSorts) {
        const { error } = listDevices.query.safeParse({ sort: other, after });
        const problems = error && fieldProblems(error, { sort: other, after });
        expect(problems).toEqual(other === sort ? undefined : { after: 'pattern' });
        expect(listDevices.query.safeParse({ sort: other, before: after }).success).toBe(other === sort);
      }
    }
    expect(deviceSorts.filter(isDescending)).toHaveLength(deviceSorts.length / 2);
  });

  it('has an empty text instead of a value that devices may not have', () => {
    const accepted = deviceSorts.filter((sort) => deviceCursor.safeParse(cursorOf([sort, '', 'd1'])).success);
    expect(accepted).toEqual(['name', '-name', 'class', '-class', 'target', '-target']);
    expect(accepted.every((sort) => isOptionalSort(sortKeyOf(sort)))).toBe(true);
  });

  it.each([
    ['a class that does not exist', ['class', '9', 'd1']],
    ['a stage that does not exist', ['-stage', '7', 'd1']],
    ['a rank with a sign', ['stage', '-1', 'd1']],
    ['a day that does not exist', ['target', '2027-02-30', 'd1']],
    ['an instant without microseconds', ['changed', '2026-11-21T09:00:00Z', 'd1']],
    ['a name with a null character', ['name', 'a\0', 'd1']],
    ['a name that is too long', ['name', 'a'.repeat(121), 'd1']],
    ['the value of another sort', ['name', 'class', '8', 'd1']],
    ['an unknown sort', ['size', '8', 'd1']],
  ])('is rejected with %s', (_name, position) =>
    expect(deviceCursor.safeParse(cursorOf(position)).success).toBe(false),
  );
});
