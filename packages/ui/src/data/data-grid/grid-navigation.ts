/** A cell: a line from -1, the header, and the index of a visible column. */
export interface GridCell {
  line: number;
  column: number;
}

/** What a key press needs to know. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key does in a cell. */
export type KeyAction =
  | { type: 'move'; to: GridCell; extends: boolean }
  | { type: 'sort'; adds: boolean }
  | { type: 'menu' }
  | { type: 'resize'; by: 1 | -1 }
  | { type: 'reorder'; by: 1 | -1 }
  | { type: 'enter' }
  | { type: 'actions' }
  | { type: 'select-row' }
  | { type: 'select-all' }
  | { type: 'copy' }
  | { type: 'undo' };

/** The grid in which a key is pressed. */
export interface NavigationContext {
  cell: GridCell;
  lines: number;
  columns: number;
  /** Number of lines that fit the viewport. */
  page: number;
  /** Kind of the column of the cell. */
  kind: 'value' | 'select' | 'detail' | 'actions';
  rtl: boolean;
}

const limit = (value: number, lowest: number, highest: number) => Math.max(lowest, Math.min(value, highest));

/** Returns the cell that a key moves the focus to; undefined for other keys. */
function target(
  { key, ctrlKey, metaKey }: KeyPress,
  { cell, lines, columns, page, rtl }: NavigationContext,
): GridCell | undefined {
  const { line, column } = cell;
  const isEdge = ctrlKey || metaKey;
  const last = { line: lines - 1, column: columns - 1 };
  const inline = (by: number) => {
    if (isEdge) return { line, column: by > 0 ? last.column : 0 };
    return { line, column: limit(column + by, 0, last.column) };
  };
  const block = (by: number) => ({ line: limit(line + by, line < 0 || by < 0 ? -1 : 0, last.line), column });
  switch (key) {
    case 'ArrowRight':
      return inline(rtl ? -1 : 1);
    case 'ArrowLeft':
      return inline(rtl ? 1 : -1);
    case 'ArrowDown':
      return isEdge ? { line: last.line, column } : block(1);
    case 'ArrowUp':
      return isEdge ? { line: Math.min(0, last.line), column } : block(-1);
    case 'PageDown':
      return block(page);
    case 'PageUp':
      return line < 0 ? undefined : { line: Math.max(Math.min(0, last.line), line - page), column };
    case 'Home':
      return isEdge ? { line: Math.min(0, last.line), column: 0 } : { line, column: 0 };
    case 'End':
      return isEdge ? last : { line, column: last.column };
    default:
      return undefined;
  }
}

/**
 * Returns what a key does in a cell; undefined if the key is not used. Source: WAI-ARIA APG, grid pattern; the keys of
 * column headers are those of AG Grid.
 */
export function keyAction(press: KeyPress, context: NavigationContext): KeyAction | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = press;
  const { cell, rtl, kind } = context;
  const isHeader = cell.line < 0;
  const isCommand = ctrlKey || metaKey;
  const isPlain = !isCommand && !altKey;
  if (key === 'F10' && shiftKey) return { type: isHeader ? 'menu' : 'actions' };
  if (isHeader) {
    const inline = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const by = (rtl ? -inline : inline) as 1 | -1 | 0;
    if (by && altKey && !isCommand) return { type: 'resize', by };
    if (by && shiftKey && isPlain) return { type: 'reorder', by };
    if (key === 'ArrowDown' && altKey) return { type: 'menu' };
    if (key === 'Enter' && isPlain) return kind === 'value' ? { type: 'sort', adds: shiftKey } : { type: 'enter' };
    if (key === ' ' && kind === 'select') return { type: 'enter' };
  } else {
    if (key === ' ' && isPlain && shiftKey) return { type: 'select-row' };
    if (key === ' ' && isPlain && kind === 'select') return { type: 'select-row' };
    if ((key === 'Enter' || key === 'F2') && isPlain && !shiftKey) return { type: 'enter' };
  }
  if (isCommand && !altKey && !shiftKey) {
    const letter = key.toLowerCase();
    if (letter === 'a') return { type: 'select-all' };
    if (letter === 'c') return { type: 'copy' };
    if (letter === 'z') return { type: 'undo' };
  }
  if (altKey) return undefined;
  const to = target(press, context);
  if (!to) return undefined;
  return { type: 'move', to, extends: shiftKey && !isHeader && to.line >= 0 };
}
