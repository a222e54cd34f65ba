import { z } from 'zod';

/** Whether a list has each item once. */
export const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** A list of at most `max` items, each once. */
export const distinct = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max).refine(isDistinct, 'duplicate');
