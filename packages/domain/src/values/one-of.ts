import { z } from 'zod';
import { plainText } from './typed-text.ts';

/** A text as values are compared: in capitals, without spaces, hyphens and underscores. */
const compared = (text: string) =>
  plainText(text)
    .replaceAll(/[\s_-]/g, '')
    .toUpperCase();

/** The enumeration of zod, which accepts its values in other letter case and with other separators. */
const AnyCase = z.core.$constructor<z.ZodEnum, z.core.$ZodEnumDef>('AnyCase', (schema, definition) => {
  z.ZodEnum.init(schema, definition);
  const values = Object.values(definition.entries);
  const byText = new Map(values.map((value) => [compared(String(value)), value]));
  const longest = Math.max(...values.map((value) => String(value).length)) * 2;
  const parse = schema._zod.parse.bind(schema._zod);
  schema._zod.parse = (payload, context) => {
    const { value } = payload;
    if (typeof value === 'string' && value.length <= longest + 10) payload.value = byText.get(compared(value)) ?? value;
    return parse(payload, context);
  };
});

/** One of several codes or words, as people and other programs write them: `MDA 0203`, `mda0203`, `de` for `DE`. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  new AnyCase({
    type: 'enum',
    entries: Object.fromEntries(values.map((value) => [value, value])),
  }) as unknown as z.ZodEnum<{ [Value in Values[number]]: Value }>;
