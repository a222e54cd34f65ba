import { describe, expect, it } from 'vitest';
import { roundedCount, type CountedCell } from './cells.ts';
import { suppressed } from './suppress.ts';

const cell = (id: string, value: number, organisations: number, largest: number, more: Partial<CountedCell> = {}) =>
  ({ id, value, organisations, largest, isPublished: true, ...more }) satisfies CountedCell;
const statesOf = (...given: Parameters<typeof suppressed>) => Object.fromEntries(suppressed(...given));

describe('suppression (D.85, D.340)', () => {
  it.each([
    ['shows a cell of five organisations', cell('a', 10, 5, 8), 'shown'],
    ['hides a cell of four organisations', cell('a', 400, 4, 100), 'few'],
    ['hides a cell in which one organisation has over 80 %', cell('a', 100, 9, 81), 'withheld'],
    ['shows a cell in which one organisation has 80 %', cell('a', 100, 9, 80), 'shown'],
    ['hides a median that one organisation decides', cell('a', 100, 9, 51, { dominance: 50 }), 'withheld'],
  ] as const)('%s', (_, counted, state) => expect(statesOf([counted], [])).toEqual({ a: state }));

  it('hides a second cell, the smallest, if the difference to the total would reveal a hidden one', () => {
    const cells = [cell('all', 60, 20, 9), cell('few', 3, 3, 1), cell('large', 40, 15, 4), cell('small', 17, 9, 4)];
    expect(statesOf(cells, [{ parent: 'all', cells: ['few', 'large', 'small'] }])).toEqual({
      all: 'shown',
      few: 'few',
      small: 'withheld',
      large: 'shown',
    });
  });

  it('hides a cell if the records outside of it, which are not published, would be revealed', () => {
    const cells = [cell('all', 60, 20, 9), cell('most', 58, 18, 9), cell('rest', 2, 2, 1, { isPublished: false })];
    expect(statesOf(cells, [{ parent: 'all', cells: ['most', 'rest'] }])).toEqual({ all: 'shown', most: 'withheld' });
  });

  it('needs no second cell if records that are not published are outside of all cells', () => {
    const cells = [
      cell('all', 90, 20, 9),
      cell('few', 3, 3, 1),
      cell('large', 40, 15, 4),
      cell('rest', 47, 20, 5, { isPublished: false }),
    ];
    expect(statesOf(cells, [{ parent: 'all', cells: ['few', 'large', 'rest'] }])).toMatchObject({ large: 'shown' });
  });

  it('hides what two lines together would reveal, such as roles and sizes', () => {
    const cells = [
      ...['all', 'row 1', 'row 2', 'column 1', 'column 2'].map((id) => cell(id, 40, 30, 3)),
      cell('11', 3, 3, 1),
      cell('12', 37, 27, 2),
      cell('21', 37, 27, 2),
      cell('22', 38, 27, 2),
    ];
    const lines = [
      { parent: 'all', cells: ['row 1', 'row 2'] },
      { parent: 'row 1', cells: ['11', '12'] },
      { parent: 'row 2', cells: ['21', '22'] },
      { parent: 'column 1', cells: ['11', '21'] },
      { parent: 'column 2', cells: ['12', '22'] },
    ];
    expect(statesOf(cells, lines)).toMatchObject({ 11: 'few', 12: 'withheld', 21: 'withheld', 22: 'withheld' });
  });

  it('hides every cell inside a hidden one, and hides nothing if nothing needs it', () => {
    const lines = [
      { parent: 'all', cells: ['one', 'two'] },
      { parent: 'one', cells: ['deep'] },
    ];
    const inside = [cell('all', 50, 6, 45), cell('one', 20, 8, 2), cell('two', 30, 6, 20), cell('deep', 20, 8, 2)];
    expect(new Set(Object.values(statesOf(inside, lines)))).toEqual(new Set(['withheld']));
    const open = [cell('all', 50, 20, 5), cell('one', 20, 8, 2), cell('two', 30, 12, 3), cell('deep', 20, 8, 2)];
    expect(new Set(Object.values(statesOf(open, lines)))).toEqual(new Set(['shown']));
  });

  it('rounds counts to 5, and never to zero', () =>
    expect([1, 2, 7, 8, 12, 13, 102].map(roundedCount)).toEqual([5, 5, 5, 10, 10, 15, 100]));
});
