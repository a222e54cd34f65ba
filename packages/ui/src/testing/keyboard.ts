import { userEvent } from 'vitest/browser';

/** A row of a component's keyboard table, which its docs show and its test verifies. */
export interface KeyRow {
  /** Keys in testing-library's notation, pressed in order. */
  keys: string;
  /** The effect of the keys. */
  does: string;
}

/** Focuses the given element and presses the keys of the row. */
export async function walkKeys(row: KeyRow, { focusFirst }: { focusFirst: HTMLElement }): Promise<void> {
  focusFirst.focus();
  await userEvent.keyboard(row.keys);
}
