'use client';
import { modeBars, type EditMode } from './edit-mode.js';
import type { BarIndex } from './row-bars.js';
import type { Geometry, Shared } from './timeline-bar.js';
import { dayOf, daysOf } from './timeline-days.js';
import type { TimelineLine } from './timeline-lines.js';
import type { TimelineBar } from './timeline-types.js';

interface GhostsProps<B extends TimelineBar> {
  mode: EditMode<B>;
  conflict: string | undefined;
  conflicts: Readonly<Record<string, string>>;
  lines: readonly TimelineLine[];
  tops: Float64Array;
  index: BarIndex;
  first: number;
  shared: Shared;
}

/**
 * The bars of a move at their new place. The bars themselves stay dimmed in their rows until the change is saved, so
 * that they keep the focus and do not render. The words of each step are announced, so this is hidden.
 */
export function Ghosts<B extends TimelineBar>({
  mode,
  conflict,
  conflicts,
  lines,
  tops,
  index,
  first,
  shared,
}: GhostsProps<B>) {
  const { labels, format } = shared;
  return (
    <div data-slot="ghosts" aria-hidden>
      {(mode.kind === 'create' ? mode.bars.filter(({ id }) => id === mode.anchor) : modeBars(mode)).map((bar) => {
        const line = lines.findIndex(({ id }) => id === bar.row);
        if (line < 0) return null;
        const row = index.rows.get(bar.row);
        const at = row?.bars.findIndex(({ id }) => id === bar.id) ?? -1;
        const style: Geometry = {
          '--top': tops[line] ?? 0,
          '--from': dayOf(bar.from) - first,
          '--days': daysOf(bar),
          '--lane': at >= 0 ? (row?.lanes[at] ?? 0) : 0,
        };
        const isAnchor = bar.id === mode.anchor;
        return (
          <div key={bar.id} data-slot="ghost" data-conflict={bar.id in conflicts || undefined} style={style}>
            {isAnchor && (
              <span data-slot="ghost-text">
                {labels.step({
                  range: format.range(bar.from, bar.to),
                  days: daysOf(bar),
                  others: mode.ids.size - 1,
                  conflict,
                })}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
