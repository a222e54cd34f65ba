/** The limits of the width of a panel in px. */
export interface WidthLimits {
  min: number;
  max: number;
}

/** Width in px that an arrow key changes. */
export const keyStep = 16;

/** Returns a width in whole px within the limits. */
export const clampWidth = (width: number, { min, max }: WidthLimits): number =>
  Math.round(Math.min(Math.max(width, min), Math.max(min, max)));

/** Whether the panel is at the physical left of the content. */
export const isAtLeft = (side: 'start' | 'end', rtl: boolean): boolean => (side === 'start') !== rtl;

/**
 * Returns the width of a panel after a key was pressed on its handle, or null for other keys. The arrow keys move the
 * handle in their direction: towards the content the panel grows. Source: WAI-ARIA APG, window splitter pattern.
 */
export function widthAfterKey(key: string, width: number, limits: WidthLimits, atLeft: boolean): number | null {
  const [grow, shrink] = atLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === grow) return clampWidth(width + keyStep, limits);
  if (key === shrink) return clampWidth(width - keyStep, limits);
  if (key === 'Home') return clampWidth(limits.min, limits);
  if (key === 'End') return clampWidth(limits.max, limits);
  return null;
}

/** Returns the width of a panel after its handle was moved from one horizontal position to another, in px. */
export const widthAfterMove = (
  width: number,
  move: { from: number; to: number },
  limits: WidthLimits,
  atLeft: boolean,
): number => clampWidth(width + (move.to - move.from) * (atLeft ? 1 : -1), limits);
