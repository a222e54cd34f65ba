import type { ReactNode } from 'react';
import { fold } from '../../foundation/listbox/fold.js';

/**
 * Returns the text with every match of a folded search text in a `mark`. A text whose length changes when it is folded,
 * such as one with ligatures, is found but not marked.
 */
export function markedText(text: string, search: string): ReactNode {
  if (!search) return text;
  const composed = text.normalize('NFC');
  const folded = fold(composed);
  if (folded.length !== composed.length) return text;
  const nodes: ReactNode[] = [];
  let end = 0;
  for (let at = folded.indexOf(search); at >= 0; at = folded.indexOf(search, end)) {
    if (at > end) nodes.push(composed.slice(end, at));
    end = at + search.length;
    nodes.push(<mark key={at}>{composed.slice(at, end)}</mark>);
  }
  if (nodes.length === 0) return text;
  return [...nodes, composed.slice(end)];
}
