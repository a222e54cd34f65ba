'use client';
import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { isComposing } from '../keys/is-composing.js';
import { useAnnouncedChange } from '../use-announced-change.js';
import { moveOf, pointAfter, type ChartPoint } from './chart-state.js';
import type { Chart } from './use-chart.js';

interface ChartFrameProps {
  chart: Chart;
  titleId: string;
  /** Element with the styles of the plot. */
  root: ElementType<ComponentPropsWithRef<'div'>>;
  /** Direction in which the categories run. */
  along: 'inline' | 'block' | 'both';
  /** Whether the next series is above. Default true. */
  isUpwards?: boolean | undefined;
  /** Returns the point under the pointer. Default: that of the nearest element with `data-at`. */
  pick?: ((event: PointerEvent<HTMLElement>) => ChartPoint | null) | undefined;
  /** Text of a value if it is more than the value itself, such as its share. */
  valueText?: ((point: ChartPoint) => string | undefined) | undefined;
  /** Further description, after that of the keys. */
  description?: string | undefined;
  /** Called after a key moved to a point. */
  onMove?: ((point: ChartPoint, from: ChartPoint | null, event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** Called on Escape when no point is active. Returns whether it did something. */
  onEscape?: (() => boolean) | undefined;
  frameProps?: ComponentPropsWithRef<'div'> | undefined;
  /** Renders the plot with the active point. Marks that do not depend on it must be memoised. */
  children: (active: ChartPoint | null) => ReactNode;
}

/** In ms. Quick presses are announced once. */
const announceDelay = 120;

function pointOfTarget({ target }: PointerEvent<HTMLElement>): ChartPoint | null {
  const [series, at] = ((target as Element).closest('[data-at]')?.getAttribute('data-at') ?? '').split(' ').map(Number);
  return series !== undefined && at !== undefined ? { series, at } : null;
}

/**
 * The focusable plot of a chart: one tab stop whose arrow keys read the points. It is an application, because a screen
 * reader would otherwise keep the arrow keys for itself; the table has the same figures for reading line by line.
 */
export function ChartFrame({
  chart,
  titleId,
  root: Root,
  along,
  isUpwards,
  pick = pointOfTarget,
  valueText,
  description,
  onMove,
  onEscape,
  frameProps,
  children,
}: ChartFrameProps) {
  const [state, setState] = useState<{ point: ChartPoint; press: number } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const presses = useRef(0);
  const { labels, visible, series, categories } = chart;
  const given = state?.point;
  const point =
    given && visible.some(({ index }) => index === given.series) && given.at < categories.length ? given : null;

  const read = point && series[point.series];
  const message =
    read && state && state.press > 0
      ? [
          labels.point({
            category: categories[point.at] ?? '',
            series: series.length > 1 ? read.name : undefined,
            value: valueText?.(point) ?? chart.textOf(read.cells[point.at]),
          }),
          read.cells[point.at]?.note,
        ]
          .filter(Boolean)
          .join('. ')
      : undefined;
  useAnnouncedChange(message, { value: state?.press ?? 0, root: element, delay: announceDelay });

  /** A pointer that leaves the marks does not clear a point that was reached by keyboard. */
  const show = (next: ChartPoint | null) =>
    setState((current) =>
      !next
        ? current && current.press > 0
          ? current
          : null
        : current && current.press === 0 && current.point.series === next.series && current.point.at === next.at
          ? current
          : { point: next, press: 0 },
    );
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (point) setState(null);
      else if (!onEscape?.()) return;
      event.preventDefault();
      event.stopPropagation(); // a dialog around the chart stays open
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveOf({ key: event.key, along, isUpwards, rtl, count: categories.length });
    if (!move) return;
    event.preventDefault();
    const next = pointAfter(point, move, { count: categories.length, visible: visible.map(({ index }) => index) });
    if (!next) return;
    presses.current += 1;
    setState({ point: next, press: presses.current });
    onMove?.(next, point, event);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('[data-slot="tooltip"]')) return; // the pointer may rest on the tooltip
    show(pick(event));
  };
  return (
    <Root
      {...frameProps}
      ref={element}
      data-slot="plot"
      role="application"
      aria-roledescription={labels.role}
      aria-labelledby={titleId}
      aria-describedby={`${chart.id}-keys`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerMove={(event: PointerEvent<HTMLDivElement>) => {
        frameProps?.onPointerMove?.(event);
        onPointer(event);
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        frameProps?.onPointerDown?.(event);
        onPointer(event);
      }}
      onPointerLeave={() => show(null)}
      onBlur={() => setState(null)}
    >
      <span id={`${chart.id}-keys`} data-slot="keys">
        {[labels.keys, description].filter(Boolean).join(' ')}
      </span>
      {children(point)}
    </Root>
  );
}
