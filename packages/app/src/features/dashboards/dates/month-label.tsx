import { useFormats } from '../../../platform/i18n/formats';
import type { Month } from './months';

/** A month above or below its column, with the year in the first column and in January. */
export function MonthLabel({ month, isFirst }: { month: Month; isFirst: boolean }) {
  const { shortMonth } = useFormats();
  const [year, number] = month.split('-');
  return (
    <>
      <bdi>{shortMonth(month)}</bdi>
      {(isFirst || number === '01') && <small>{year}</small>}
    </>
  );
}
