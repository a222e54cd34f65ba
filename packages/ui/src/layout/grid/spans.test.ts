import { describe, expect, it } from 'vitest';
import { columnWidths, spanStyles, widthForSpan } from './spans.js';

describe('spans of a grid', () => {
  it('need the width of their columns and the gaps between them', () => {
    expect(widthForSpan(240, 2)).toBe('33rem'); // 2 × 240 + 48 = 528 px
    expect(widthForSpan(160, 3)).toBe('36rem'); // 3 × 160 + 2 × 48 = 576 px
  });

  it('have a rule for each width of a column', () => {
    for (const width of columnWidths) expect(spanStyles).toContain(`[data-min-column='${width}'] > [data-span='4']`);
  });
});
