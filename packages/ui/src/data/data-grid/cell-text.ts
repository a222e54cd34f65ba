import type { ColumnValue } from '../../display/table/index.js';
import { partsOf } from '../../foundation/dates/calendar-dates.js';
import { shortDate, todayOf } from '../../foundation/dates/date-format.js';
import type { Parsed } from '../../foundation/field/use-typed-text.js';
import type { DateTextLabels } from '../../inputs/date-field/date-field-labels.js';
import { isDayWithoutMonth, parseDate } from '../../inputs/date-field/date-text.js';
import type { NumberLabels } from '../../inputs/number-field/number-field-labels.js';
import { formatNumber, writingOf } from '../../inputs/number-field/number-format.js';
import { parseNumber } from '../../inputs/number-field/number-text.js';

/** Without groups, which are in the way when a number is changed, and with all decimals that a number can have. */
const exact = { useGrouping: false, maximumFractionDigits: 15 };

/** Returns how a value is shown in the editor of its cell. */
export function textOfCell(type: string, value: ColumnValue, locale: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && type === 'number') return formatNumber(value, writingOf(locale, exact));
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return type === 'date' && partsOf(text) ? shortDate(text, locale) : text;
}

/** Parses the text of the editor of a cell, as the number field and the date field do. Returns the error of other text. */
export function parsedCell(
  type: string,
  text: string,
  locale: string,
  labels: { number: NumberLabels; date: DateTextLabels },
): Parsed<ColumnValue> {
  if (type === 'boolean') return { value: text === 'true' };
  if (text.trim() === '') return { value: null };
  if (type === 'number') {
    const value = parseNumber(text.replace(/\p{Sc}/u, ''), writingOf(locale, exact));
    return value === null ? { problem: labels.number.notANumber(formatNumber(0, writingOf(locale))) } : { value };
  }
  if (type === 'date') {
    const today = todayOf(undefined);
    const value = parseDate(text, locale, today);
    if (value !== null) return { value };
    const label = isDayWithoutMonth(text, locale, today) ? labels.date.noSuchDay : labels.date.notADate;
    return { problem: label(shortDate(today, locale)) };
  }
  return { value: text };
}
