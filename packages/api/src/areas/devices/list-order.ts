import {
  isDescending,
  isOptionalSort,
  sortKeyOf,
  type DevicePosition,
  type DeviceSort,
  type DeviceSortKey,
} from '@attesta/domain/devices/order';
import { stageOf } from '@attesta/domain/devices/fields';
import { riskClasses } from '@attesta/domain/classes/class-variant';
import { stages } from '@attesta/domain/devices/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { devices } from '../../database/schema.ts';
import { instantText } from '../../database/instant-text.ts';

interface SortColumn {
  /** The value that rows are sorted by. */
  readonly value: SQL;
  /** Type of the value in the database. */
  readonly type: SQL;
  /** The value as text without loss, for a cursor. */
  readonly text: SQL<string | null>;
}

const rankIn = (values: readonly string[], column: SQL) => {
  const list = sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  );
  return sql`array_position(array[${list}], ${column})`;
};

const textOf = (value: SQL) => sql<string | null>`(${value})::text`;

// Compared by code point, so that the order does not depend on the locale of the database.
const name = sql`${devices.sortName} collate "C"`;
const riskClass = rankIn(riskClasses, sql`${devices.riskClass}`);
const stage = rankIn(stages, sql`coalesce(${devices.stage}, ${stageOf({ stage: null })}::text)`);
const target = sql`${devices.targetDate}`;
const changed = sql`${devices.updatedAt}`;
// The database stores microseconds, a JavaScript date only milliseconds; rows of one millisecond must be
// distinguishable.
const instant = instantText(changed);

const columns: Record<DeviceSortKey, SortColumn> = {
  name: { value: name, type: sql`text`, text: textOf(name) },
  class: { value: riskClass, type: sql`int`, text: textOf(riskClass) },
  stage: { value: stage, type: sql`int`, text: textOf(stage) },
  target: { value: target, type: sql`date`, text: sql`to_char(${target}, 'YYYY-MM-DD')` },
  changed: { value: changed, type: sql`timestamptz`, text: instant },
};

/**
 * SQL of one order of the list. The id makes it unique; rows without the value are last in both directions. Only the
 * default order has an index: for 5,000 devices, the other orders take 5 to 16 ms longer (ADR 0045).
 */
export function listOrder(sort: DeviceSort) {
  const key = sortKeyOf(sort);
  const { value, type, text } = columns[key];
  const optional = isOptionalSort(key);
  const [up, down] = isDescending(sort) ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const [above, below] = isDescending(sort) ? [sql`<`, sql`>`] : [sql`>`, sql`<`];
  const { id } = devices;
  return {
    text,
    // `NULLS LAST` cannot use the index, so it is added for nullable columns only.
    forward: optional ? sql`${value} ${up} nulls last, ${id} ${up}` : sql`${value} ${up}, ${id} ${up}`,
    backward: optional ? sql`${value} ${down} nulls first, ${id} ${down}` : sql`${value} ${down}, ${id} ${down}`,
    /** Whether a row is after the position in the order. */
    isAfter([, at, atId]: DevicePosition): SQL {
      if (at === '') return sql`(${value} is null and ${id} ${above} ${atId})`;
      const isNext = sql`(${value}, ${id}) ${above} (${at}::${type}, ${atId})`;
      return optional ? sql`(${isNext} or ${value} is null)` : isNext;
    },
    /** Whether a row is before the position in the order. */
    isBefore([, at, atId]: DevicePosition): SQL {
      if (at === '') return sql`(${value} is not null or ${id} ${below} ${atId})`;
      return sql`(${value}, ${id}) ${below} (${at}::${type}, ${atId})`;
    },
  };
}
