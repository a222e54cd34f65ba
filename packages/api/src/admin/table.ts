const maxWidth = 40;

/** Replaces control and direction characters in user text, for output on the terminal. */
export const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');

/** Aligns rows of cells in columns for the terminal. Cells of the same column may have different lengths. */
export function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(plain));
  // The last cell of a line is not padded.
  const widths: number[] = [];
  for (const line of lines) {
    for (const [column, cell] of line.slice(0, -1).entries()) {
      widths[column] = Math.min(maxWidth, Math.max(widths[column] ?? 0, cell.length));
    }
  }
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(column < line.length - 1 ? (widths[column] ?? 0) : 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
