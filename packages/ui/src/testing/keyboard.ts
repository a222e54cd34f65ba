import { userEvent } from 'vitest/browser';

/** A row of a part's keyboard table: shown in its docs, walked in its test. */
export interface KeyRow {
  /** Keys in testing-library's notation, pressed in order. */
  keys: string;
  /** What they do, in words. */
  does: string;
}

/** Puts the focus on the first element and presses the row's keys. */
export async function walkKeys(row: KeyRow, { focusFirst }: { focusFirst: HTMLElement }): Promise<void> {
  focusFirst.focus();
  await userEvent.keyboard(row.keys);
}
