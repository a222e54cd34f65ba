/** Direction of the list of tabs. */
export type TabOrientation = 'horizontal' | 'vertical';

/** Returns the index that a key moves to. Skips disabled tabs and wraps around. Returns null for other keys. */
export function tabTarget(
  key: string,
  current: number,
  disabled: readonly boolean[],
  { orientation, rtl }: { orientation: TabOrientation; rtl: boolean },
): number | null {
  const count = disabled.length;
  const nextEnabled = (from: number, step: 1 | -1) => {
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
  if (key === next) return nextEnabled(current + 1, 1);
  if (key === previous) return nextEnabled(current < 0 ? count - 1 : current - 1, -1);
  if (key === 'Home') return nextEnabled(0, 1);
  if (key === 'End') return nextEnabled(count - 1, -1);
  return null;
}

/** Returns the tab that is the tab stop: the active one, or the first enabled one. */
export const tabEntry = (active: number, disabled: readonly boolean[]): number =>
  active >= 0 && !disabled[active] ? active : disabled.indexOf(false);

/**
 * Returns how far the strip must scroll to make a tab visible, or 0 if it is visible. All values are in px along the
 * strip, from the start of its visible section.
 */
export function scrollToShow(
  tab: { start: number; end: number },
  strip: { start: number; end: number },
  margin: number,
): number {
  if (tab.start - margin < strip.start) return tab.start - margin - strip.start;
  if (tab.end + margin > strip.end) return Math.min(tab.end + margin - strip.end, tab.start - margin - strip.start);
  return 0;
}
