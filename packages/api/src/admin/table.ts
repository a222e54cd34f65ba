const maxWidth = 40;

/** Replaces control and direction characters in user text, for output on the terminal. */
export const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');

/** Aligns rows of cells in columns for the terminal. Cells of the same column may have different lengths. */
export function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(plain));
  const columns = Math.max(0, ...lines.map((line) => line.length)) - 1;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.min(maxWidth, Math.max(0, ...lines.map((line) => line[column]?.length ?? 0))),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
