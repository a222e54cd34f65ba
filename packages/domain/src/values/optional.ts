import { z } from 'zod';
import { isBlank } from './text.ts';

/** The nullable schema of zod, which reads text without a visible character as null. */
const BlankAsNull = z.core.$constructor<z.ZodNullable, z.core.$ZodNullableDef>('BlankAsNull', (schema, definition) => {
  z.ZodNullable.init(schema, definition);
  const parse = schema._zod.parse.bind(schema._zod);
  schema._zod.parse = (payload, context) => {
    if (typeof payload.value === 'string' && isBlank(payload.value)) payload.value = null;
    return parse(payload, context);
  };
});

/** An answer that may be missing: null, or text in which nobody sees anything. */
export const orNull = <Schema extends z.ZodType>(schema: Schema): z.ZodNullable<Schema> =>
  new BlankAsNull({ type: 'nullable', innerType: schema }) as z.ZodNullable<Schema>;
