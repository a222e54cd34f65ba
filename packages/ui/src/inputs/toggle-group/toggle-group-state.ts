import { listboxMove } from '../../foundation/listbox/listbox-move.js';

export type ToggleOrientation = 'horizontal' | 'vertical';

/**
 * Returns the index of the toggle that a key moves the focus to, or null if the key does not move. Skips disabled
 * toggles and continues at the other end. In a horizontal group, the arrow keys follow the reading direction. Source:
 * WAI-ARIA APG, toolbar pattern.
 */
export function toggleTarget(
  key: string,
  current: number,
  disabled: readonly boolean[],
  { orientation, rtl }: { orientation: ToggleOrientation; rtl: boolean },
): number | null {
  const [next, previous] =
    orientation === 'vertical'
      ? ['ArrowDown', 'ArrowUp']
      : rtl
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
  const move = key === next ? 'ArrowDown' : key === previous ? 'ArrowUp' : key === 'Home' || key === 'End' ? key : null;
  return move && listboxMove(move, current, disabled, { wrap: true });
}

interface PressOptions {
  multiple: boolean;
  /** Whether at least one toggle must stay pressed. */
  required: boolean;
}

/** Returns the pressed values after a toggle was pressed, or null if nothing changes. */
export function pressedAfter(
  pressed: readonly string[],
  value: string,
  { multiple, required }: PressOptions,
): string[] | null {
  if (!pressed.includes(value)) return multiple ? [...pressed, value] : [value];
  return required && pressed.length === 1 ? null : pressed.filter((each) => each !== value);
}
