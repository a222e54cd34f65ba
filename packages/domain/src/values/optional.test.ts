import { expect, it } from 'vitest';
import { z } from 'zod';
import { notifiedBodyNumber } from '../identifiers/schemas.ts';
import { calendarDate } from './calendar-date.ts';
import { oneOf } from './one-of.ts';
import { orNull } from './optional.ts';
import { oneLine, scannedText } from './text.ts';

it.each([oneLine(10), scannedText(10), notifiedBodyNumber, calendarDate, oneOf(['yes', 'no'])])(
  'an answer in which nobody sees anything is none (D.692): %#',
  (schema) => {
    for (const blank of ['', '   ', '\t\n', '\u200B', '\u00A0', null]) expect(orNull(schema).parse(blank)).toBeNull();
    expect(z.object({ answer: orNull(schema).optional() }).parse({})).toEqual({});
    expect(orNull(schema).safeParse(5).success).toBe(false);
  },
);

it('stays as it is otherwise, and is described as nullable', () => {
  expect(orNull(oneLine(10)).parse(' a ')).toBe('a');
  expect(orNull(oneLine(10)).encode('a')).toBe('a');
  const described = [orNull(z.string()), z.string().nullable()].map((schema) =>
    z.toJSONSchema(schema, { io: 'input' }),
  );
  expect(described[0]).toEqual(described[1]);
});
