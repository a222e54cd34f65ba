'use client';
import { announce } from '../../foundation/announce.js';
import { useMedia } from '../../foundation/use-media.js';
import type { DismissReason } from '../../foundation/overlay/use-dismissal.js';
import type { CalendarTexts } from '../calendar/calendar-labels.js';
import { CalendarPanel } from '../calendar/calendar-panel.js';
import { CalendarPopup } from '../calendar/calendar-popup.js';
import type { DateLimits, IsoDate } from '../../foundation/dates/calendar-dates.js';
import { fullDate } from '../../foundation/dates/date-format.js';
import { isRangeWithin, type DateRange } from '../calendar/date-range.js';
import { useRangeChoice } from '../calendar/use-range-choice.js';
import { PopupBody } from './date-range-field.styles.js';

/** A ready-made range. */
export interface DateRangePreset {
  /** Unique among the presets. */
  label: string;
  /** Returns the range for the current day: `lastDays(30)`. */
  range: (today: IsoDate) => DateRange;
}

interface RangePopupProps {
  id: string;
  anchor: HTMLElement;
  value: DateRange;
  presets: readonly DateRangePreset[];
  today: IsoDate;
  locale: string;
  limits: DateLimits;
  labels: CalendarTexts & { presets: string };
  onChoose: (range: DateRange, event: Event) => void;
  onClose: (reason: DismissReason, event: Event) => void;
}

/** The calendar popup of a date range field, with its ready-made ranges. */
export function RangePopup({
  id,
  anchor,
  value,
  presets,
  today,
  locale,
  limits,
  labels,
  onChoose,
  onClose,
}: RangePopupProps) {
  const isWide = useMedia('(min-width: 47.5rem)');
  const choice = useRangeChoice(value, limits, onChoose, (first) =>
    announce(labels.chooseEnd(fullDate(first, locale)), { root: anchor, source: anchor }),
  );
  return (
    <CalendarPopup id={id} anchor={anchor} label={labels.calendar} onClose={onClose}>
      <PopupBody onKeyDown={choice.onKeyDown}>
        {presets.length > 0 && (
          <ul data-slot="presets" aria-label={labels.presets}>
            {presets.map(({ label, range }) => {
              const preset = range(today);
              return (
                <li key={label}>
                  <button
                    type="button"
                    aria-pressed={preset.start === value.start && preset.end === value.end}
                    disabled={!isRangeWithin(preset, limits)}
                    onClick={(event) => onChoose(preset, event.nativeEvent)}
                  >
                    <bdi>{label}</bdi>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <CalendarPanel
          key={isWide ? 2 : 1}
          {...{ today, locale, labels }}
          chosen={choice.chosen}
          limits={choice.limits}
          isRange
          months={isWide ? 2 : 1}
          focusOnMount
          onChoose={choice.onChoose}
          onPreview={choice.onPreview}
        />
      </PopupBody>
    </CalendarPopup>
  );
}
