import { specified } from '../../theme/scale/specified.js';

/** Delays of the tooltip in ms (specification, section 9). The maximum width, 300 px, is the token `tooltip-max`. */
export const tooltipTiming = {
  /** Time between the pointer entering the trigger and the tooltip opening. */
  enter: specified.tooltip.enterDelay,
  /** Duration of the long press that opens the tooltip. */
  touchEnter: specified.tooltip.touchEnterDelay,
  /** Time between the end of the touch and the tooltip closing. */
  touchLeave: specified.tooltip.touchLeaveDelay,
  /**
   * Time that the pointer may be outside while it moves from the trigger to the tooltip (not specified; WCAG 2.2,
   * 1.4.13, hoverable).
   */
  leave: 120,
  /**
   * Time after the pointer left a tooltip in which the next one opens without delay (not specified). Only the first
   * tooltip in a row of icons has a delay.
   */
  warm: 400,
} as const;

/** A touch that moves farther than this, in px, is a scroll gesture and not a long press. */
export const pressSlop = 10;
