import { useId, type CSSProperties, type ReactNode } from 'react';
import { useFormats } from '../../../platform/i18n/formats';
import { Frame, Rail } from './date-rail.styles';
import { groupDates } from './group-dates';
import { MonthLabel } from './month-label';
import { positionIn, type Month } from './months';

/** A date on the rail. */
export interface RailDate {
  readonly id: string;
  readonly on: string;
  /** A mark of 1.25rem at its day. */
  readonly mark: ReactNode;
  /** What happens on the day, and behind the date what kind of date it is. */
  readonly name: ReactNode;
  readonly kind?: ReactNode;
}

interface DateRailProps {
  months: readonly Month[];
  /** Within the months, in order. */
  dates: readonly RailDate[];
}

/** The dates of the next twelve months on a rail of months. It is a list by month for screen readers and on phones. */
export function DateRail({ months, dates }: DateRailProps) {
  const { month: nameOf } = useFormats();
  const id = useId();
  return (
    <Frame>
      <Rail>
        <div data-slot="axis" aria-hidden>
          {months.map((month, index) => (
            <span key={month}>
              <MonthLabel month={month} isFirst={index === 0} />
            </span>
          ))}
        </div>
        <ol>
          {groupDates(dates, months).map(({ month, dates: ofMonth }) => (
            <li key={month}>
              <h3 id={`${id}${month}`}>{nameOf(month)}</h3>
              <ul aria-labelledby={`${id}${month}`}>
                {ofMonth.map((date) => (
                  <DateMark key={date.id} date={date} at={positionIn(months, date.on)} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Rail>
    </Frame>
  );
}

function DateMark({ date: { on, mark, name, kind }, at }: { date: RailDate; at: number }) {
  const { date } = useFormats();
  return (
    <li data-slot="date" data-side={at > 0.5 ? 'before' : 'after'} style={{ '--at': at } as CSSProperties}>
      {mark}
      <span data-slot="text">
        {name}
        <time dateTime={on}>
          <bdi>{date(on)}</bdi>
        </time>
        {kind && <span data-slot="kind">{kind}</span>}
      </span>
    </li>
  );
}
