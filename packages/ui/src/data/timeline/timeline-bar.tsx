'use client';
import { memo, type CSSProperties } from 'react';
import { daysOf } from './timeline-days.js';
import type { TimelineFormat } from './timeline-format.js';
import { Clock } from './timeline-glyphs.js';
import type { TimelineLabels } from './timeline-labels.js';
import type { TimelineBar, TimelineRow, TimelineState } from './timeline-types.js';

/** What all rows and bars share. Identical between renders unless one of its values changes. */
export interface Shared {
  labels: TimelineLabels;
  format: TimelineFormat;
  states: Readonly<Record<string, TimelineState>>;
}

/** Custom properties of the geometry. */
export type Geometry = CSSProperties & Record<`--${string}`, string | number>;

/** Returns the accessible name of a bar. */
export function nameOf(
  bar: TimelineBar,
  row: Pick<TimelineRow, 'label'> | undefined,
  { labels, format, states }: Shared,
  selected = false,
): string {
  return labels.bar({
    row: row?.label ?? bar.row,
    range: format.range(bar.from, bar.to),
    days: daysOf(bar),
    state: bar.state === undefined ? undefined : states[bar.state]?.label,
    text: bar.text,
    mark: bar.mark,
    selected,
    readOnly: bar.readOnly ?? false,
  });
}

interface BarProps {
  bar: TimelineBar;
  row: TimelineRow;
  /** Days from the first day of the timeline. */
  from: number;
  days: number;
  lane: number;
  isTabStop: boolean;
  isSelected: boolean;
  /** While a bar moves, it stays dimmed in its place. */
  isMoving: boolean;
  shared: Shared;
}

/**
 * Lengths in days below which a bar never has 72 px, the room of a text: in columns of months, quarters and years. Its
 * text is then not rendered, so that changing the scale costs less. Text of long bars is sticky.
 */
const sizes = [
  ['tiny', 9],
  ['short', 48],
  ['medium', 144],
] as const;
const sizeOf = (days: number) => sizes.find(([, below]) => days < below)?.[0] ?? 'long';

/** A bar: a button whose place depends on `--day` only, so that it does not render while users zoom. */
export const Bar = memo(function Bar({
  bar,
  row,
  from,
  days,
  lane,
  isTabStop,
  isSelected,
  isMoving,
  shared,
}: BarProps) {
  const { text, mark, state, fill } = bar;
  const style: Geometry = { '--from': from, '--days': days };
  if (lane > 0) style['--lane'] = lane;
  if (fill !== undefined && fill > 0) style['--fill'] = Math.min(1, fill);
  return (
    <button
      type="button"
      data-slot="bar"
      data-bar={bar.id}
      data-look={(state !== undefined && shared.states[state]?.look) || 'outline'}
      data-mark={mark ? true : undefined}
      data-fill={fill !== undefined && fill > 0 ? true : undefined}
      data-size={sizeOf(days)}
      data-read-only={bar.readOnly || undefined}
      data-selected={isSelected || undefined}
      data-moving={isMoving || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={nameOf(bar, row, shared, isSelected)}
      style={style}
    >
      {mark ? (
        <span data-slot="text">
          <Clock />
          <bdi>{text}</bdi>
        </span>
      ) : (
        text && (
          <span data-slot="text" dir="auto">
            {text}
          </span>
        )
      )}
    </button>
  );
});
