/** Minimum widths of a column in px. A fixed list, because a container query cannot use a variable. */
export const columnWidths = [120, 160, 200, 240, 280, 320, 400, 480] as const;
export type ColumnWidth = (typeof columnWidths)[number];

const rem = (px: number) => `${px / 16}rem`;
/** The greatest gap in px. A span applies when its columns fit with this gap, so it never adds a column. */
const greatestGap = 48;

/** Returns the least width of a container in rem in which a grid has at least `span` columns. */
export const widthForSpan = (column: ColumnWidth, span: number): string =>
  rem(column * span + greatestGap * (span - 1));

/** CSS that sets the column width from `data-min-column`, and the spans that fit into the container. */
export const spanStyles: string = columnWidths
  .map((column) => {
    const spans = [2, 3, 4].map(
      (span) => `@container (min-width: ${widthForSpan(column, span)}) {
        &[data-min-column='${column}'] > [data-span='${span}'] { grid-column: span ${span}; }
      }`,
    );
    return `&[data-min-column='${column}'] { --column: ${rem(column)}; }\n${spans.join('\n')}`;
  })
  .join('\n');
