/** How far Page Up and Page Down go. */
const PAGE = 10;

/**
 * The entry of a list that a key leads to, past disabled ones; `null` for a key that does not move. -1 as `current` means none yet.
 * `round` goes from the last to the first; `ends` lets Home and End move, where they are not needed for a text cursor.
 */
export function listboxMove(
  key: string,
  current: number,
  disabled: readonly boolean[],
  { round = false, ends = true } = {},
): number | null {
  const last = disabled.length - 1;
  /** The nearest entry from `from` on that can be chosen, else where we are. */
  const able = (from: number, step: 1 | -1) => {
    for (let index = from; index >= 0 && index <= last; index += step) if (!disabled[index]) return index;
    return current;
  };
  const wrapped = (from: number, step: 1 | -1) => {
    const found = able(from, step);
    return round && found === current ? able(step === 1 ? 0 : last, step) : found;
  };
  switch (key) {
    case 'ArrowDown':
      return wrapped(current + 1, 1);
    case 'ArrowUp':
      return wrapped(current < 0 ? last : current - 1, -1);
    case 'PageDown':
      return able(Math.min(last, current + PAGE), current + PAGE >= last ? -1 : 1);
    case 'PageUp':
      return able(Math.max(0, current - PAGE), current - PAGE <= 0 ? 1 : -1);
    case 'Home':
      return ends ? able(0, 1) : null;
    case 'End':
      return ends ? able(last, -1) : null;
    default:
      return null;
  }
}
