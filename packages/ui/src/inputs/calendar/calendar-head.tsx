'use client';
import { ChevronLeft, ChevronRight } from '../../foundation/glyphs.js';
import { IconButton } from '../icon-button/index.js';
import type { CalendarTexts } from './calendar-labels.js';
import { addMonths, isoOf, type DateLimits } from '../../foundation/dates/calendar-dates.js';
import { keepSelected } from '../../foundation/field/native-defaults.js';
import { calendarNumber, monthNames } from '../../foundation/dates/date-format.js';
import { isMonthAvailable, selectableYears, type YearMonth } from './shown-months.js';

interface CalendarHeadProps {
  /** The first shown month. */
  first: YearMonth;
  count: number;
  locale: string;
  limits: DateLimits;
  labels: CalendarTexts;
  /** Called with the month that becomes the first. */
  onShow: (year: number, month: number) => void;
}

/** The buttons and lists that change the shown month. */
export function CalendarHead({ first, count, locale, limits, labels, onShow }: CalendarHeadProps) {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5))];
  const [firstYear, lastYear] = selectableYears(first, limits);
  const after = (months: number) => addMonths(`${first}-01`, months).slice(0, 7);
  const step = (months: 1 | -1) => {
    const target = after(months);
    const isAvailable = isMonthAvailable(months < 0 ? target : after(count), limits);
    return {
      onClick: () => isAvailable && onShow(Number(target.slice(0, 4)), Number(target.slice(5))),
      'aria-disabled': !isAvailable || undefined,
    };
  };
  const isSelectable = (target: number) =>
    isMonthAvailable((isoOf(year, target, 1) ?? `${first}-01`).slice(0, 7), limits);
  return (
    <div data-slot="head">
      <IconButton size="small" label={labels.previousMonth} {...step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <select
        ref={(select) => keepSelected(select)}
        data-slot="month"
        aria-label={labels.month}
        value={month}
        onChange={(event) => onShow(year, Number(event.target.value))}
      >
        {monthNames(locale).map((name, index) => (
          <option key={name} value={index + 1} disabled={!isSelectable(index + 1)}>
            {name}
          </option>
        ))}
      </select>
      <select
        ref={(select) => keepSelected(select)}
        data-slot="year"
        aria-label={labels.year}
        value={year}
        onChange={(event) => onShow(Number(event.target.value), month)}
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
          <option key={index} value={firstYear + index}>
            {calendarNumber(firstYear + index, locale)}
          </option>
        ))}
      </select>
      <IconButton size="small" label={labels.nextMonth} {...step(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
