'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { announce } from '../../foundation/announce.js';
import type { ColumnValue, TableColumn } from '../../display/table/index.js';
import type { DataGridLabels } from './data-grid-labels.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishDateLabels } from '../../inputs/date-field/date-field-labels.js';
import { englishNumberLabels } from '../../inputs/number-field/number-field-labels.js';
import { parsedCell, textOfCell } from './cell-text.js';
import { valueOf } from './grid-values.js';

interface CellEditorProps<R> {
  column: TableColumn<R>;
  row: R;
  labels: DataGridLabels;
  locale: string;
  /** Called with the new value, and where the focus moves: to the next or previous editor, or to the cell. */
  onEnd: (result: { value: ColumnValue } | undefined, next: -1 | 0 | 1) => void;
}

/**
 * Edits a value in its cell. Enter saves, Escape reverts, Tab saves and moves to the next editor. A value that is not
 * read or accepted keeps the editor open, with the reason below it, also when the focus moves elsewhere. Source: WAI-ARIA APG, grid pattern, editing.
 */
export function CellEditor<R>({ column, row, labels, locale, onEnd }: CellEditorProps<R>) {
  const type = column.type ?? 'text';
  const before = valueOf(column, row);
  const initial = textOfCell(type, before, locale);
  const texts = {
    number: useLabels('numberField', englishNumberLabels),
    date: useLabels('dateField', englishDateLabels),
  };
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (input.current?.tagName === 'INPUT') input.current.select();
  }, []);
  const end = (result: { value: ColumnValue } | undefined, next: -1 | 0 | 1) => {
    if (isDone.current) return;
    isDone.current = true;
    onEnd(result, next);
  };
  const save = (next: -1 | 0 | 1) => {
    const visible = input.current?.value ?? text; // a script can set it without an event
    if (visible === initial) return end(next === 0 ? undefined : { value: before }, next);
    const { value, problem: unread } = parsedCell(type, visible, locale, texts);
    const reason = unread ?? column.edit?.validate?.(value, row);
    if (reason === undefined) return end({ value }, next);
    setText(visible);
    setProblem(reason);
    announce(reason, { root: input.current, urgent: true, source: input });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === 'Escape') end(undefined, 0);
    else if (event.key === 'Enter') save(0);
    else if (event.key === 'Tab') save(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const common = {
    ref: input,
    'aria-label': typeof column.header === 'string' ? column.header : column.id,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? id : undefined,
    value: text,
    onKeyDown,
    onBlur: () => {
      if (problem === undefined) save(0); // otherwise the text stays, until it is corrected or Escape reverts it
    },
  };
  const options =
    type === 'boolean'
      ? [
          { value: 'true', label: labels.yes },
          { value: 'false', label: labels.no },
        ]
      : type === 'options'
        ? (column.options ?? [])
        : undefined;
  return (
    <span data-slot="editor">
      {options ? (
        <select {...common} onChange={({ target }) => setText(target.value)}>
          {initial === '' && <option value="">{labels.noValue}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
      )}
      {problem && (
        <span data-slot="problem" id={id}>
          {problem}
        </span>
      )}
    </span>
  );
}
