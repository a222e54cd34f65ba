/** How many entries Page Up and Page Down move by. */
const PAGE = 10;

/**
 * Returns the index of the entry that a key moves to, skipping disabled entries, or `null` if the key does not move. A
 * `current` of -1 means that no entry is active yet. `wrap` continues at the other end of the list. `ends` lets Home
 * and End move; turn it off in a text field, where they move the caret.
 */
export function listboxMove(
  key: string,
  current: number,
  disabled: readonly boolean[],
  { wrap = false, ends = true } = {},
): number | null {
  const last = disabled.length - 1;
  /** The nearest enabled entry from `from` on, or `current` if there is none. */
  const enabled = (from: number, step: 1 | -1) => {
    for (let index = from; index >= 0 && index <= last; index += step) if (!disabled[index]) return index;
    return current;
  };
  const wrapped = (from: number, step: 1 | -1) => {
    const found = enabled(from, step);
    return wrap && found === current ? enabled(step === 1 ? 0 : last, step) : found;
  };
  switch (key) {
    case 'ArrowDown':
      return wrapped(current + 1, 1);
    case 'ArrowUp':
      return wrapped(current < 0 ? last : current - 1, -1);
    case 'PageDown':
      return enabled(Math.min(last, current + PAGE), current + PAGE >= last ? -1 : 1);
    case 'PageUp':
      return enabled(Math.max(0, current - PAGE), current - PAGE <= 0 ? 1 : -1);
    case 'Home':
      return ends ? enabled(0, 1) : null;
    case 'End':
      return ends ? enabled(last, -1) : null;
    default:
      return null;
  }
}
