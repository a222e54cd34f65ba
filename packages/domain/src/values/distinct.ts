import { z } from 'zod';

/** A list of at most `max` items, each once. */
export const distinct = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((list) => new Set(list).size === list.length, 'duplicate');
