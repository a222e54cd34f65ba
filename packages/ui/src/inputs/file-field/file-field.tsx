'use client';
import {
  memo,
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  type MouseEvent,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field.js';
import { Upload } from '../../foundation/glyphs.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { wordsOf } from '../../foundation/words.js';
import { englishFileLabels, type FileFieldLabels, type FileWords } from './file-field-labels.js';
import type { FileProblem } from './file-rules.js';
import { List, Zone } from './file-field.styles.js';
import { FileRow } from './file-row.js';
import { useChosenFiles } from './use-chosen-files.js';

export interface FileFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue'> {
  /** The files that were taken. */
  value?: readonly File[] | undefined;
  /** All files that are chosen and taken, after each change; what is refused is not among them. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Largest size of one file, in bytes. */
  maxSize?: number | undefined;
  /** With `multiple`, how many at most. */
  maxCount?: number | undefined;
  /** How far each file is sent, from 0 to 1. */
  progress?: ReadonlyMap<File, number> | undefined;
  /** What went wrong with a file after it was taken. */
  fileErrors?: ReadonlyMap<File, string> | undefined;
  labels?: FileFieldLabels | undefined;
}

function wordsFor(
  problem: FileProblem,
  words: FileWords,
  { accept = '', maxSize = 0, maxCount = 1 }: Pick<FileFieldProps, 'accept' | 'maxSize' | 'maxCount'>,
): string {
  const texts: Record<FileProblem, () => string> = {
    empty: () => words.empty,
    'too-large': () => words.tooLarge(words.size(maxSize)),
    'not-accepted': () => words.notAccepted(accept),
    'not-what-it-says': () => words.notWhatItSays,
    'too-many': () => words.tooMany(maxCount),
    duplicate: () => words.duplicate,
  };
  return texts[problem]();
}

const keys = new WeakMap<File, number>();
let lastKey = 0;
/** The same file may be named twice, and a row must outlive the one above it. */
function keyOf(file: File): number {
  if (!keys.has(file)) keys.set(file, ++lastKey);
  return keys.get(file) ?? 0;
}

/** The names of the files with a problem and the reasons, as they stand in their rows; of many the first, since all of them are read in one go. */
const described = (rows: string, wrong: readonly number[]) =>
  wrong.slice(0, 3).flatMap((key) => [`${rows}name${key}`, `${rows}problem${key}`]);

/**
 * Files, chosen, dropped or pasted. Keys: Enter and Space open the browser's own choice (native file input). What is too large, not asked for or of other content
 * than its name says stays in the list with the reason, is not sent, and marks the field as invalid until a file is taken or it is removed.
 * `data-part="file-field"` takes class name and style, with `data-invalid` and `data-disabled`; `data-part="file-field-input"` takes the ref and every other
 * prop. Source: WCAG 2.2, 3.3.1, 3.3.3, 4.1.3.
 */
export const FileField = memo(function FileField({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  value,
  onValueChange,
  maxSize,
  maxCount,
  progress,
  fileErrors,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: FileFieldProps) {
  const words = wordsOf(englishFileLabels, labels);
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMemo(
    () =>
      mergeRefs(ref, (node: HTMLInputElement | null) => {
        input.current = node;
      }),
    [ref],
  );
  const [dragging, setDragging] = useState(false);
  const { accept, multiple, disabled } = rest;
  const { files, refused, add, remove, dismiss } = useChosenFiles(input, {
    value,
    onValueChange,
    multiple,
    maxCount,
    accept,
    maxSize,
    words,
  });
  const wrong = [...files.filter((file) => fileErrors?.get(file)), ...refused.map(({ file }) => file)].map(keyOf);
  const rows = useId();
  const field = useField({
    id,
    help,
    error,
    invalid: invalid || wrong.length > 0,
    required,
    'aria-describedby': [...described(rows, wrong), describedBy].filter(Boolean).join(' ') || undefined,
  });

  const own = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => add([...(event.target.files ?? [])]),
    onPaste: (event: ClipboardEvent) => add([...event.clipboardData.files]),
    onDragEnter: (event: DragEvent) => setDragging(event.dataTransfer.types.includes('Files')),
    onDragLeave: () => setDragging(false),
    onDragEnd: () => setDragging(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault(); // a browser takes no more than one into a single input, and forgets those that it held
      setDragging(false);
      if (!disabled) add([...event.dataTransfer.files]);
    },
  };
  /** The button goes with its row: the focus passes on to the next one, or to the one before. */
  const leaving = (drop: () => void) => (event: MouseEvent) => {
    const row = event.currentTarget.closest('li');
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus();
    if (row?.parentElement?.children.length === 1) input.current?.focus();
    drop();
  };

  return (
    <FieldFrame
      part="file-field"
      {...{ field, label, hideLabel, help, error, required, labels, className, style }}
      disabled={disabled}
    >
      <Zone data-slot="zone" data-dragging={dragging || undefined}>
        <input
          {...mergeProps(own, { 'data-part': 'file-field-input', ...rest })}
          {...field.control}
          aria-required={undefined}
          ref={setInput}
          type="file"
        />
        <span data-slot="button" aria-hidden>
          <Upload />
          {multiple ? words.chooseMany : words.choose}
        </span>
        <span data-slot="drop" aria-hidden>
          {multiple ? words.dropMany : words.drop}
        </span>
      </Zone>
      {files.length + refused.length > 0 && (
        <List aria-label={words.files}>
          {files.map((file) => (
            <FileRow
              key={keyOf(file)}
              rows={rows}
              number={keyOf(file)}
              file={file}
              problem={fileErrors?.get(file)}
              progress={progress?.get(file)}
              disabled={disabled}
              words={words}
              onRemove={leaving(() => remove(file))}
            />
          ))}
          {refused.map(({ file, problem }) => (
            <FileRow
              key={keyOf(file)}
              rows={rows}
              number={keyOf(file)}
              file={file}
              problem={wordsFor(problem, words, { accept, maxSize, maxCount })}
              disabled={disabled}
              words={words}
              onRemove={leaving(() => dismiss(file))}
            />
          ))}
        </List>
      )}
    </FieldFrame>
  );
});
