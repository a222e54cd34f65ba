import type { Month } from './months';
import { useShortMonth } from './use-short-month';

/** A month above its column, with the year in the first column and in January. */
export function MonthLabel({ month, isFirst }: { month: Month; isFirst: boolean }) {
  const shortMonth = useShortMonth();
  const [year, number] = month.split('-');
  return (
    <span>
      {shortMonth(month)}
      {(isFirst || number === '01') && <small>{year}</small>}
    </span>
  );
}
