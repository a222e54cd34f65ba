'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { Tooltip } from '../../foundation/tooltip/tooltip.js';
import { shortMonthAndYear, shortMonthNames } from '../../foundation/dates/date-format.js';
import type { IsoDate } from '../../foundation/dates/calendar-dates.js';
import { hueOf } from '../code-mark/hue-of.js';
import { dialGeometry, type MonthDialSize } from './month-dial-geometry.js';
import { englishMonthLabels, type MonthLabels } from './month-dial-labels.js';
import { Root } from './month-dial.styles.js';
import { firstDay, layersOf, nextFree, positionOf, simpleLayersOf, type MonthMark } from './month-mark.js';
import { MonthsTable } from './months-table.js';
import { namedMonths, summaryOf, type NamedMonth } from './named-months.js';
import { useActiveMonth, type ActiveMonth } from './use-active-month.js';

export interface MonthDialProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Accessible name: what the months are about, such as "Availability of MDN 1103". */
  label: string;
  /** Twelve months, the current one first. It is at twelve o'clock; the others follow clockwise. */
  months: readonly MonthMark[];
  /** The current day, `YYYY-MM-DD`: a tick outside the ring, from 64 px. None without it. */
  today?: IsoDate | undefined;
  /** Side in px at the default text size. At 28 px, it has three states: free, limited and nothing free. */
  size?: MonthDialSize | undefined;
  /** Group of a code, which determines the hue as in `CodeMark`. Without it, the marks have the colour of text: a sum. */
  group?: string | undefined;
  /** Renders an image with one sentence instead of a table, for lists. Sizes below 160 px are always an image. */
  image?: boolean | undefined;
  /** The sentence of an image. Default: the months by state, and the next free month. */
  summary?: string | undefined;
  /** Content of the centre, from 64 px. Default: the next free month. */
  value?: ReactNode;
  /** Below `value`, from 160 px. */
  caption?: ReactNode;
  /** Language of the months, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US English. */
  locale?: string | undefined;
  labels?: Partial<MonthLabels> | undefined;
}

/**
 * The next twelve months as a ring in which every notch is a month: free is solid, limited half filled, full and closed a
 * thin track, a gap without an offer, and a cap if the state is not confirmed. From 160 px, it contains a table that is
 * visually hidden; the arrow keys move over the months, and their tooltip shows the figures. It is mirrored in
 * right-to-left pages. `data-part="month-dial"`, with `data-size` and `data-hue`; `data-slot` value and caption. Source:
 * WAI-ARIA APG, grid pattern; WCAG 2.2, 1.1.1 and 1.4.1.
 */
export const MonthDial = memo(function MonthDial({
  label,
  months,
  today,
  size = 64,
  group,
  image,
  summary,
  value,
  caption,
  locale: givenLocale,
  labels: overrides,
  className,
  ...rest
}: MonthDialProps) {
  const locale = useLocale(givenLocale);
  const labels = useLabels('monthDial', englishMonthLabels, overrides);
  const named = namedMonths(months, labels, locale);
  const isImage = image || size < 160;
  const active = useActiveMonth();
  const name = labels.named(label, summary ?? summaryOf(named, labels, locale));
  return (
    <div
      data-part="month-dial"
      {...(isImage && { role: 'img', 'aria-label': name })}
      {...rest}
      data-size={size}
      data-hue={group === undefined ? undefined : hueOf(group)}
      className={useStyledClass(Root, className)}
    >
      <Ring size={size} months={named} position={positionOf(today, named)} active={isImage ? undefined : active} />
      {size > 28 && <Centre {...{ size, months: named, value, caption, locale, labels }} />}
      {!isImage && <MonthsTable label={label} months={named} labels={labels} active={active} />}
    </div>
  );
});

interface RingProps {
  size: MonthDialSize;
  months: readonly NamedMonth[];
  position: number | undefined;
  /** Without it, the months have no tooltips. */
  active: ActiveMonth | undefined;
}

function Ring({ size, months, position, active }: RingProps) {
  const geometry = dialGeometry(size);
  const tick = position === undefined ? undefined : geometry.tick(position);
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`}>
      {months.map((month, index) => {
        const layers = size === 28 ? simpleLayersOf(month) : layersOf(month);
        return (
          <g key={month.month} data-state={month.state} data-stale={month.stale || undefined}>
            {layers.map((layer) => (
              <path key={layer.slot} data-slot={layer.slot} d={geometry.layer(index, layer)} />
            ))}
            {active && (
              <Tooltip
                label={month.text}
                relation="none"
                open={active.shown === index}
                onOpenChange={(isOpen) => active.change(index, isOpen)}
              >
                <path data-slot="mark" data-focused={active.focused === index || undefined} d={geometry.notch(index)} />
              </Tooltip>
            )}
          </g>
        );
      })}
      {tick && <path data-slot="today" d={tick} />}
    </svg>
  );
}

interface CentreProps extends Pick<MonthDialProps, 'value' | 'caption'> {
  size: MonthDialSize;
  months: readonly NamedMonth[];
  locale: string;
  labels: MonthLabels;
}

function Centre({ size, months, value, caption, locale, labels }: CentreProps) {
  const next = nextFree(months);
  const nextName = next && shortMonthAndYear(firstDay(next), locale);
  const isNext = value === undefined;
  // The small dial has space for the month alone: its year is clear from the position.
  const shown = isNext
    ? size === 64
      ? next && shortMonthNames(locale)[Number(next.slice(5)) - 1]
      : (nextName ?? labels.noneFree)
    : value;
  const below = caption ?? (isNext && next ? labels.nextFree : undefined);
  return (
    <span data-slot="centre">
      <span data-slot="value">
        <bdi>{shown}</bdi>
      </span>
      {size >= 160 && below && (
        <span data-slot="caption">
          <bdi>{below}</bdi>
        </span>
      )}
    </span>
  );
}
