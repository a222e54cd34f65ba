import { intlLocale } from '../../foundation/locale/intl-locale.js';
import { numberText } from '../../foundation/locale/number-text.js';
import type { TableColumn } from '../../display/table/index.js';
import { textOf } from '../../foundation/compose.js';
import type { ConditionRange, FilterCondition } from '../../layout/filter-bar/filter-condition.js';
import type { DataGridLabels } from './data-grid-labels.js';

/** Returns a condition as text, such as "Amount: 10 to 20". */
export function filterText<R>(
  condition: FilterCondition,
  columns: readonly TableColumn<R>[],
  labels: DataGridLabels,
  locale: string,
): string {
  const column = columns.find(({ id }) => id === condition.column);
  const header = column ? textOf(column.header) : condition.column;
  const operator = labels.operators[condition.operator];
  const put = (value: string) => labels.condition(header, operator, value);
  const range = <T>(
    { from, to }: ConditionRange<T>,
    write: (end: T) => string,
    atLeast: (from: string) => string,
    atMost: (to: string) => string,
  ) => {
    if (from !== null && to !== null) return labels.rangeCondition(header, labels.range(write(from), write(to)));
    return labels.rangeCondition(header, from !== null ? atLeast(write(from)) : to !== null ? atMost(write(to)) : '');
  };
  const number = (value: number) => numberText(value, locale);
  const day = (value: string) =>
    new Date(`${value}T00:00:00Z`).toLocaleDateString(intlLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  switch (condition.operator) {
    case 'between':
      return range(condition.value, number, labels.atLeast, labels.atMost);
    case 'during':
      return range(condition.value, day, labels.since, labels.until);
    case 'anyOf':
    case 'noneOf':
      return put(
        condition.value
          .map((value) => column?.options?.find((option) => option.value === value)?.label ?? value)
          .join(', '),
      );
    case 'equalTo':
      return put(number(condition.value));
    case 'is':
      return put(condition.value ? labels.yes : labels.no);
    case 'empty':
      return condition.value ? labels.isEmpty(header) : labels.isNotEmpty(header);
    default:
      return put(condition.value);
  }
}
