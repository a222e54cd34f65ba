/** Which way a strip of tabs runs. */
export type TabOrientation = 'horizontal' | 'vertical';

/** The tab that a key leads to, past disabled ones and round the ends; null for a key that does not move. */
export function tabTarget(
  key: string,
  current: number,
  disabled: readonly boolean[],
  { orientation, rtl }: { orientation: TabOrientation; rtl: boolean },
): number | null {
  const count = disabled.length;
  const able = (from: number, step: 1 | -1) => {
    for (let moved = 0; moved < count; moved++) {
      const index = (((from + moved * step) % count) + count) % count;
      if (!disabled[index]) return index;
    }
    return null;
  };
  const [next, previous] =
    orientation === 'vertical'
      ? ['ArrowDown', 'ArrowUp']
      : rtl
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return able(current + 1, 1);
  if (key === previous) return able(current < 0 ? count - 1 : current - 1, -1);
  if (key === 'Home') return able(0, 1);
  if (key === 'End') return able(count - 1, -1);
  return null;
}

/** The tab that Tab reaches: the active one, else the first that can be chosen. */
export const tabEntry = (active: number, disabled: readonly boolean[]): number =>
  active >= 0 && !disabled[active] ? active : disabled.indexOf(false);

/** How far a strip must scroll so that a tab is in sight; 0 where it is. All in px along the strip, from its visible start. */
export function scrollToShow(
  tab: { start: number; end: number },
  strip: { start: number; end: number },
  margin: number,
): number {
  if (tab.start - margin < strip.start) return tab.start - margin - strip.start;
  if (tab.end + margin > strip.end) return Math.min(tab.end + margin - strip.end, tab.start - margin - strip.start);
  return 0;
}
