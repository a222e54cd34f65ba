import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cursor, cursorId, cursorInstant, cursorOf } from './cursor.ts';
import { fieldProblems } from './problems.ts';

const schema = cursor(z.tuple([cursorInstant, cursorId]));
const parse = (text: string) => schema.safeParse(text);

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
const otherJson = fc.json().map((json) => btoa(encodeURI(json)));

describe('a cursor', () => {
  it('encodes the sort keys of a row in URL-safe characters', () => {
    fc.assert(
      fc.property(instants, fc.uuid(), (date, id) => {
        const keys = [date.toISOString().replace('Z', '999Z'), id];
        const text = cursorOf(keys);
        expect(text).toMatch(/^[\w-]+$/);
        expect(parse(text)).toEqual({ success: true, data: keys });
      }),
    );
  });

  it.each([
    ['invalid base64', 'a'],
    ['invalid JSON', btoa('x')],
    ['no keys', cursorOf([])],
    ['a missing key', cursorOf(['2026-11-21T09:00:00.000000Z'])],
    ['an extra key', cursorOf(['2026-11-21T09:00:00.000000Z', 'a', 'b'])],
    ['a day that does not exist', cursorOf(['2026-02-30T09:00:00.000000Z', 'a'])],
    ['a year that no database has', cursorOf(['0000-01-01T09:00:00.000000Z', 'a'])],
    ['an hour that does not exist', cursorOf(['2026-02-20T25:00:00.000000Z', 'a'])],
    ['an offset', cursorOf(['2026-02-20T09:00:00.000000+99:00', 'a'])],
    ['an instant without microseconds', cursorOf(['2026-02-20T09:00:00Z', 'a'])],
    ['a null character', cursorOf(['2026-02-20T09:00:00.000000Z', '\0'])],
    ['another type', btoa('{"0":"2026-02-20T09:00:00.000000Z","1":"a","length":2}').replaceAll('=', '')],
    ['an empty text', ''],
    ['too long a text', 'A'.repeat(100_000)],
  ])('is rejected with %s', (_name, text) => expect(parse(text).success).toBe(false));

  it('never throws, and adds at most one problem to its field', () => {
    const query = z.strictObject({ after: schema.optional() });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), otherJson), (after) => {
        const { error } = query.safeParse({ after });
        const fields = error ? Object.keys(fieldProblems(error, { after })) : ['after'];
        expect(fields).toEqual(['after']);
      }),
    );
    const wrong = query.safeParse({ after: 'AAAA' });
    expect(wrong.error && fieldProblems(wrong.error, { after: 'AAAA' })).toEqual({ after: 'pattern' });
  });
});
