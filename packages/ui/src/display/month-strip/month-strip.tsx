'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { Tooltip } from '../../foundation/tooltip/tooltip.js';
import type { IsoDate } from '../../foundation/dates/calendar-dates.js';
import { monthInitial } from '../../foundation/dates/date-format.js';
import { hueOf } from '../code-mark/hue-of.js';
import { englishMonthLabels, type MonthLabels } from '../month-dial/month-dial-labels.js';
import { firstDay, layersOf, positionOf, type MonthMark } from '../month-dial/month-mark.js';
import { MonthsTable } from '../month-dial/months-table.js';
import { namedMonths, summaryOf, type NamedMonth } from '../month-dial/named-months.js';
import { useActiveMonth, type ActiveMonth } from '../month-dial/use-active-month.js';
import { stripGeometry, stripSize } from './month-strip-geometry.js';
import { Root } from './month-strip.styles.js';

export interface MonthStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Accessible name: what the months are about, such as "Availability of MDN 1103". */
  label: string;
  /** Twelve months, the current one first. */
  months: readonly MonthMark[];
  /** The current day, `YYYY-MM-DD`: a tick above its month. None without it. */
  today?: IsoDate | undefined;
  /** A wanted date, `YYYY-MM-DD`: a triangle above its month. Name it in the text next to the strip. */
  target?: IsoDate | undefined;
  /** Group of a code, which determines the hue as in `CodeMark`. Without it, the marks have the colour of text: a sum. */
  group?: string | undefined;
  /** Renders an image with one sentence instead of a table, for lists. */
  image?: boolean | undefined;
  /** The sentence of an image. Default: the months by state, and the next free month. */
  summary?: string | undefined;
  /** Hides the initials of the months, for a list that has them in its header. They are hidden below 360 px. */
  hideInitials?: boolean | undefined;
  /** Language of the months, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US English. */
  locale?: string | undefined;
  labels?: Partial<MonthLabels> | undefined;
}

/**
 * The next twelve months as a row of cells, with the marks of `MonthDial`. It contains a table that is visually hidden;
 * the arrow keys move over the months, and their tooltip shows the figures. In a list it is an image with one sentence.
 * It is mirrored in right-to-left pages. `data-part="month-strip"`, with `data-hue`; `data-slot` initials. Source: WAI-ARIA
 * APG, grid pattern; WCAG 2.2, 1.1.1 and 1.4.1.
 */
export const MonthStrip = memo(function MonthStrip({
  label,
  months,
  today,
  target,
  group,
  image,
  summary,
  hideInitials,
  locale: givenLocale,
  labels: overrides,
  className,
  ...rest
}: MonthStripProps) {
  const locale = useLocale(givenLocale);
  const labels = useLabels('monthDial', englishMonthLabels, overrides);
  const named = namedMonths(months, labels, locale);
  const active = useActiveMonth();
  const name = labels.named(label, summary ?? summaryOf(named, labels, locale));
  return (
    <div
      data-part="month-strip"
      {...(image && { role: 'img', 'aria-label': name })}
      {...rest}
      data-hue={group === undefined ? undefined : hueOf(group)}
      className={useStyledClass(Root, className)}
    >
      <Cells
        months={named}
        today={positionOf(today, named)}
        target={positionOf(target, named)}
        active={image ? undefined : active}
      />
      {!hideInitials && (
        <span data-slot="initials" aria-hidden>
          {named.map(({ month }) => (
            <span key={month}>{monthInitial(firstDay(month), locale)}</span>
          ))}
        </span>
      )}
      {!image && <MonthsTable label={label} months={named} labels={labels} active={active} />}
    </div>
  );
});

interface CellsProps {
  months: readonly NamedMonth[];
  today: number | undefined;
  target: number | undefined;
  /** Without it, the months have no tooltips. */
  active: ActiveMonth | undefined;
}

function Cells({ months, today, target, active }: CellsProps) {
  return (
    <svg aria-hidden viewBox={`0 0 ${stripSize.width} ${stripSize.height}`}>
      {months.map((month, index) => (
        <g key={month.month} data-state={month.state} data-stale={month.stale || undefined}>
          {layersOf(month).map((layer) => (
            <path key={layer.slot} data-slot={layer.slot} d={stripGeometry.layer(index, layer)} />
          ))}
          {active && (
            <Tooltip
              label={month.text}
              relation="none"
              open={active.shown === index}
              onOpenChange={(isOpen) => active.change(index, isOpen)}
            >
              <path
                data-slot="mark"
                data-focused={active.focused === index || undefined}
                d={stripGeometry.cell(index)}
              />
            </Tooltip>
          )}
        </g>
      ))}
      {today !== undefined && <path data-slot="today" d={stripGeometry.tick(today)} />}
      {target !== undefined && <path data-slot="target" d={stripGeometry.target(target)} />}
    </svg>
  );
}
