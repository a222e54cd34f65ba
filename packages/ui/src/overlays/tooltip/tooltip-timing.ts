import { specified } from '../../theme/specified.js';

/** When a tooltip opens and closes, in ms (specification, section 9). Its greatest width, 300 px, is the token `tooltip-max`. */
export const tooltipTiming = {
  /** A pointer rests on the trigger this long before the tooltip opens. */
  enter: specified.tooltip.enterDelay,
  /** A finger presses the trigger this long before the tooltip opens. */
  touchEnter: specified.tooltip.touchEnterDelay,
  /** The tooltip stays this long after the finger has left. */
  touchLeave: specified.tooltip.touchLeaveDelay,
  /** A pointer may be outside this long on its way from the trigger to the tooltip (ours; WCAG 2.2, 1.4.13, hoverable). */
  leave: 120,
  /** So long after a pointer left one tooltip the next opens at once (ours): whoever reads along a row of icons waits once. */
  warm: 400,
} as const;

/** A finger that moves further than this, in px, scrolls; it does not press. */
export const pressSlop = 10;
