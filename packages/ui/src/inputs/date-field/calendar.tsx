'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { ChevronLeft, ChevronRight } from '../../foundation/glyphs.js';
import { tabStops } from '../../foundation/tab-stops.js';
import { themeRootOf } from '../../foundation/theme-root-of.js';
import { useAnchored } from '../../foundation/use-anchored.js';
import { useDismissal, type DismissReason } from '../../foundation/use-dismissal.js';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { CalendarGrid } from './calendar-grid.js';
import {
  addMonths,
  clampDate,
  canChoose,
  daysIn,
  isoOf,
  partsOf,
  type DateLimits,
  type IsoDate,
} from './calendar-state.js';
import { Popup } from './calendar.styles.js';
import type { DateLabels } from './date-field-labels.js';
import { monthAndYear, monthNames, weekStartOf } from './date-text.js';

interface CalendarProps {
  id: string;
  anchor: HTMLElement;
  chosen: IsoDate;
  today: IsoDate;
  locale: string;
  limits: DateLimits;
  labels: DateLabels;
  onChoose: (day: IsoDate, event: Event) => void;
  onClose: (reason: DismissReason, event: Event) => void;
}

/** Number of selectable years before and after the shown year. */
const yearsAround = { before: 100, after: 50 };

/** The calendar popup of a date field, mounted only while it is open. Tab stays inside, as in a modal dialog. */
export function Calendar({ id, anchor, chosen, today, locale, limits, labels, onChoose, onClose }: CalendarProps) {
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(anchor);
  const { setFloating, floatingStyles } = useAnchored(anchor, 'bottom-start');
  // `byKey`: the focus moves to the day. Otherwise it stays on the button or select that changed the month.
  const [{ day, byKey }, setFocused] = useState(() => ({ day: clampDate(chosen || today, limits), byKey: true }));
  useDismissal(true, [popup, field], onClose);
  useLayoutEffect(() => {
    if (byKey) popup.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus({ preventScroll: true });
  }, [day, byKey]);

  const { year, month } = partsOf(day) ?? { year: 1970, month: 1 };
  const show = (next: IsoDate) => setFocused({ day: clampDate(next, limits), byKey: false });
  const showMonth = (targetYear: number, targetMonth: number) =>
    show(isoOf(targetYear, targetMonth, Math.min(Number(day.slice(8)), daysIn(targetYear, targetMonth))) ?? day);
  const firstYear = Math.max(limits.min ? Number(limits.min.slice(0, 4)) : 1, year - yearsAround.before);
  const lastYear = Math.min(limits.max ? Number(limits.max.slice(0, 4)) : 9999, year + yearsAround.after);
  /** Whether a month (`YYYY-MM`) contains a day within the limits. */
  const isAvailable = (yearMonth: string) =>
    !(limits.min && yearMonth < limits.min.slice(0, 7)) && !(limits.max && yearMonth > limits.max.slice(0, 7));
  const yearMonthOf = (targetYear: number, targetMonth: number) =>
    (isoOf(targetYear, targetMonth, 1) ?? day).slice(0, 7);
  const stepProps = (months: 1 | -1) => ({
    onClick: () => show(addMonths(day, months)),
    'aria-disabled': !isAvailable(addMonths(`${day.slice(0, 7)}-01`, months).slice(0, 7)) || undefined,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return;
    const stops = tabStops(event.currentTarget);
    const from = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== from) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  const root = themeRootOf(anchor);
  if (!root) return null;
  return createPortal(
    <Popup
      data-part="calendar"
      id={id}
      role="dialog"
      tabIndex={-1}
      aria-modal
      aria-label={labels.calendar}
      ref={(element) => {
        popup.current = element;
        setFloating(element);
      }}
      style={floatingStyles}
      onKeyDown={onKeyDown}
    >
      <div data-slot="head">
        <IconButton size="small" label={labels.previousMonth} {...stepProps(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <select
          data-slot="month"
          aria-label={labels.month}
          value={month}
          onChange={(event) => showMonth(year, Number(event.target.value))}
        >
          {monthNames(locale).map((name, index) => (
            <option key={name} value={index + 1} disabled={!isAvailable(yearMonthOf(year, index + 1))}>
              {name}
            </option>
          ))}
        </select>
        <select
          data-slot="year"
          aria-label={labels.year}
          value={year}
          onChange={(event) => showMonth(Number(event.target.value), month)}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (
            <option key={index} value={firstYear + index}>
              {firstYear + index}
            </option>
          ))}
        </select>
        <IconButton size="small" label={labels.nextMonth} {...stepProps(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <div data-slot="said" aria-live="polite">
        {byKey ? '' : monthAndYear(day, locale)}
      </div>
      <CalendarGrid
        focused={day}
        chosen={chosen}
        today={today}
        locale={locale}
        weekStart={weekStartOf(locale)}
        limits={limits}
        onMove={(next) => setFocused({ day: next, byKey: true })}
        onChoose={(next, event) => {
          if (canChoose(next, limits)) onChoose(next, event);
          else setFocused({ day: next, byKey: true });
        }}
      />
      {canChoose(today, limits) && (
        <div data-slot="foot">
          <Button size="small" variant="text" onClick={(event) => onChoose(today, event.nativeEvent)}>
            {labels.today}
          </Button>
        </div>
      )}
    </Popup>,
    root,
  );
}
