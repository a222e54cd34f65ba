import { z } from 'zod';
import { riskClasses } from '../classes/class-variant.ts';
import { cursor, cursorId, cursorInstant } from '../contract/cursor.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { folded } from '../values/search.ts';
import { stages } from './vocabulary.ts';

/** The values that a list of devices can be sorted by. */
export const deviceSortKeys = ['name', 'class', 'stage', 'target', 'changed'] as const;
export type DeviceSortKey = (typeof deviceSortKeys)[number];

/** A sort key, with `-` in front for the descending order. */
export type DeviceSort = DeviceSortKey | `-${DeviceSortKey}`;

export const deviceSorts = deviceSortKeys.flatMap((key): DeviceSort[] => [key, `-${key}`]);

/** Last changed first. */
export const defaultDeviceSort = '-changed' satisfies DeviceSort;

export const isDescending = (sort: DeviceSort): boolean => sort.startsWith('-');
export const sortKeyOf = (sort: DeviceSort): DeviceSortKey => sort.replace('-', '') as DeviceSortKey;

/** Maximum length of a sort name, in code points, so that a cursor fits into a URL. */
const maxSortNameLength = 120;

/** Sort name of a stored device: no control characters, which databases reject. */
const sortName = z
  .string()
  .max(maxSortNameLength * 2, { abort: true })
  .regex(new RegExp(`^[^\\p{Cc}\\p{Cs}]{1,${maxSortNameLength}}$`, 'u'));

/**
 * Returns the text that a name is sorted by, compared by code point: without case and accents, with numbers in numeric
 * order ("Pump 2" before "Pump 10"). Null for a name without characters. The migration `0014_search` does the same in SQL
 * for older rows; a change needs another migration.
 */
export function sortNameOf(name: string | null): string | null {
  const text = folded(name ?? '')
    .replaceAll(/[0-9]+/g, '0000000000$&')
    .replaceAll(/0*([0-9]{10,})/g, '$1');
  return Array.from(text).slice(0, maxSortNameLength).join('') || null;
}

/** The rank of a value in an ordered list, as text. */
const rank = (values: readonly string[]) => z.enum(values.map((_, index) => String(index + 1)));

/** The value of a device in each order, and whether devices may have none. */
const sortValues = {
  name: { schema: sortName, optional: true },
  class: { schema: rank(riskClasses), optional: true },
  stage: { schema: rank(stages), optional: false },
  target: { schema: calendarDate, optional: true },
  changed: { schema: cursorInstant, optional: false },
} satisfies Record<DeviceSortKey, { schema: z.ZodType<string>; optional: boolean }>;

/** Whether devices may have no value in the order. They are last in both directions. */
export const isOptionalSort = (key: DeviceSortKey): boolean => sortValues[key].optional;

/** A value in a cursor. Devices without a value have an empty text instead. */
const cursorValue = (key: DeviceSortKey): z.ZodType<string> => {
  const { schema, optional } = sortValues[key];
  return optional ? z.union([schema, z.literal('')]) : schema;
};

/** A position contains a name of up to 120 characters of 4 bytes each, in base64. */
const maxCursorLength = 800;

/** Cursor of a list of devices: the sort, the value that the device is sorted by, its id. */
export const deviceCursor = cursor(
  z.union(deviceSorts.map((sort) => z.tuple([z.literal(sort), cursorValue(sortKeyOf(sort)), cursorId]))),
  maxCursorLength,
);

/** Position in a list of devices, as {@link deviceCursor} contains it. */
export type DevicePosition = readonly [sort: DeviceSort, value: string, id: string];
