import type { ReactNode } from 'react';
import { Skeleton } from '../../../../packages/ui/src/feedback/skeleton/index.js';

/** Places elements in a line. */
export const row = (...children: ReactNode[]) => (
  <div className="doc-row">
    {children.map((child, index) => (
      <span key={index}>{child}</span>
    ))}
  </div>
);

/** Draws an open popup, because overlays do not open in a preview. */
export const floating = (...lines: ReactNode[]) => (
  <div className="doc-floating">
    {lines.map((line, index) => (
      <div key={index}>{line}</div>
    ))}
  </div>
);

/** Draws the frame of a page: top bar, sidebar and content. */
export const frame = (start: boolean, content: ReactNode) => (
  <div className="doc-page-frame" data-start={start || undefined}>
    <i />
    <b />
    {content}
  </div>
);

/** Draws a dialog or drawer over a covered page. */
export const sheet = (side?: string) => (
  <div className="doc-veil" data-side={side}>
    <div>
      <Skeleton width="60%" />
      <Skeleton lines={2} />
    </div>
  </div>
);

/** Grey boxes in place of the children of a layout. */
export const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="rect" width="100%" height={16} />);

/** Draws terms and values side by side, because a real list puts them below each other in a preview. */
export const facts = (...lines: readonly (readonly [term: string, value: string])[]) => (
  <div className="doc-rows" data-plain="">
    {lines.map(([term, value]) => (
      <div key={term}>
        <span>{term}</span>
        <span>{value}</span>
      </div>
    ))}
  </div>
);

/** Draws a table, because a real one is a list in a container as narrow as a preview. */
export const rows = (...lines: readonly (readonly [start: string, end: string])[]) => (
  <div className="doc-rows">
    {lines.map(([start, end]) => (
      <div key={start}>
        <span>{start}</span>
        <span>{end}</span>
      </div>
    ))}
  </div>
);
