import { describe, expect, it } from 'vitest';
import { readBilling } from './billing';

/** Nests an array that contains the same array many times. */
const shared = (depth: number): unknown[] =>
  depth === 0 ? [] : Array.from<unknown>({ length: 1000 }).fill(shared(depth - 1));

describe('a billing', () => {
  it('is copied, without its undefined fields', () => {
    const billing = { name: 'Ana', vat: undefined, tags: ['x', 1, null, true], deep: { a: [{ b: 1 }] } };
    const copy = readBilling(billing);
    expect(copy).toStrictEqual({ name: 'Ana', tags: ['x', 1, null, true], deep: { a: [{ b: 1 }] } });
    expect(copy?.['tags']).not.toBe(billing.tags);
  });

  it('may be 20,000 characters long as JSON, and have undefined fields besides', () => {
    const empty = Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`field-${number}`, undefined]));
    const note = 'x'.repeat(20_000 - '{"note":""}'.length);
    expect(readBilling({ note, ...empty })).toEqual({ note });
    expect(readBilling({ note: `${note}x` })).toBeNull();
    const ones = Array<number>(9_996).fill(1);
    expect(readBilling({ a: ones })).toEqual({ a: ones });
    expect(readBilling({ a: [...ones, 1] })).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ['an array of 2^29 holes', () => ({ a: Object.assign([], { length: 2 ** 29 }) })],
    ['an array with a hole', () => ({ a: Object.assign([], { length: 1 }) })],
    ['arrays that contain the same array many times', () => ({ a: shared(3) })],
    ['one text of 2^28 characters many times', () => ({ a: Array(100).fill('x'.repeat(2 ** 28)) })],
    ['one long name many times', () => ({ a: Array(100).fill({ ['x'.repeat(2 ** 28)]: 1 }) })],
    [
      'an array that contains itself',
      () => {
        const loop: unknown[] = [];
        loop.push(loop);
        return { loop };
      },
    ],
    [
      'a getter that throws',
      () => ({
        get a() {
          throw new Error('No value.');
        },
      }),
    ],
    ['undefined in an array', () => ({ a: [undefined] })],
    ['a big integer', () => ({ a: 1n })],
    ['a date', () => ({ a: new Date(0) })],
    ['NaN', () => ({ a: NaN })],
    ['a prototype', () => JSON.parse('{"__proto__":{"x":1}}') as unknown],
    ['an array', () => []],
    ['null', () => null],
  ])('is not read if it contains or is %s', (_, value) => expect(readBilling(value())).toBeNull());

  it('is copied as its fields are, without a hidden toJSON', () => {
    const billing = Object.defineProperty({ name: 'Ana' }, 'toJSON', { value: () => undefined });
    expect(readBilling(billing)).toEqual({ name: 'Ana' });
  });
});
