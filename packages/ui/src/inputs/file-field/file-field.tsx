'use client';
import {
  memo,
  useId,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  type MouseEvent,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { Upload } from '../../foundation/glyphs.js';
import { isDisabled } from '../../foundation/is-disabled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishFileLabels, type FileFieldLabels, type FileLabels } from './file-field-labels.js';
import { chosenFiles, droppedFiles } from './dropped-files.js';
import type { FileProblem } from './file-rules.js';
import { List, Zone } from './file-field.styles.js';
import { FileRow } from './file-row.js';
import { useChosenFiles } from './use-chosen-files.js';

export interface FileFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'value' | 'defaultValue'> {
  /** The accepted files. */
  value?: readonly File[] | undefined;
  /** Called after each change with all accepted files, without rejected ones. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Maximum size of a file in bytes. */
  maxSize?: number | undefined;
  /** Maximum number of files, with `multiple`. */
  maxCount?: number | undefined;
  /** Upload progress of each file, from 0 to 1. */
  progress?: ReadonlyMap<File, number> | undefined;
  /** Errors of accepted files, such as a failed upload. */
  fileErrors?: ReadonlyMap<File, string> | undefined;
  labels?: FileFieldLabels | undefined;
}

function problemText(
  problem: FileProblem,
  text: FileLabels,
  { accept = '', maxSize = 0, maxCount = 1 }: Pick<FileFieldProps, 'accept' | 'maxSize' | 'maxCount'>,
): string {
  const texts: Record<FileProblem, () => string> = {
    folder: () => text.folder,
    unreadable: () => text.unreadable,
    empty: () => text.empty,
    'too-large': () => text.tooLarge(text.size(maxSize)),
    'not-accepted': () => text.notAccepted(accept),
    'content-mismatch': () => text.contentMismatch,
    'too-many': () => text.tooMany(maxCount),
    duplicate: () => text.duplicate,
  };
  return texts[problem]();
}

const keys = new WeakMap<File, number>();
let lastKey = 0;
/**
 * Returns a stable React key for a file. File names can occur twice, and an index would change when a row is removed.
 */
function keyOf(file: File): number {
  if (!keys.has(file)) keys.set(file, ++lastKey);
  return keys.get(file) ?? 0;
}

/**
 * Returns the ids of the elements with the names and problems of the first three files with a problem. More would make
 * the description too long for screen readers.
 */
const problemIds = (listId: string, fileKeys: readonly number[]) =>
  fileKeys.slice(0, 3).flatMap((key) => [`${listId}name${key}`, `${listId}problem${key}`]);

/**
 * An input for files that are chosen, dropped or pasted. Keys: Enter and Space open the browser's file dialog (native
 * file input). A file that is too large, not accepted, or whose content does not match its extension stays in the list
 * with the reason, is not submitted, and marks the field as invalid until a file is accepted or the rejected one is
 * removed. `data-part="file-field"` receives class name and style, with `data-invalid` and `data-disabled`;
 * `data-part="file-field-input"` receives the ref and all other props. Source: WCAG 2.2, 3.3.1, 3.3.3, 4.1.3.
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
  const text = useLabels('fileField', englishFileLabels, labels);
  const [input, setInput] = useOwnRef(ref);
  const [dragging, setDragging] = useState(false);
  const { accept, multiple, disabled } = rest;
  const { files, refused, add, remove, dismiss } = useChosenFiles(input, {
    value,
    onValueChange,
    multiple,
    maxCount,
    accept,
    maxSize,
    labels: text,
  });
  const withProblem = [...files.filter((file) => fileErrors?.get(file)), ...refused.map(({ file }) => file)].map(keyOf);
  const listId = useId();
  const field = useField({
    id,
    help,
    error,
    invalid: invalid || withProblem.length > 0,
    required,
    'aria-describedby': [...problemIds(listId, withProblem), describedBy].filter(Boolean).join(' ') || undefined,
  });

  const handlers = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => add(chosenFiles(event.target.files)),
    onPaste: (event: ClipboardEvent) => add(droppedFiles(event.clipboardData)),
    onDragEnter: (event: DragEvent) =>
      setDragging(event.dataTransfer.types.includes('Files') && !isDisabled(event.currentTarget)),
    onDragLeave: () => setDragging(false),
    onDragEnd: () => setDragging(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault(); // the native drop would replace all files, and accept only one without `multiple`
      setDragging(false);
      if (!isDisabled(event.currentTarget)) add(droppedFiles(event.dataTransfer));
    },
  };
  /** Moves the focus to an adjacent row, or to the input, before the row with the pressed button is removed. */
  const withFocusMove = (removeRow: () => void) => (event: MouseEvent) => {
    const row = event.currentTarget.closest('li');
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus();
    if (row?.parentElement?.children.length === 1) input.current?.focus();
    removeRow();
  };

  return (
    <FieldFrame
      part="file-field"
      {...{ field, label, hideLabel, help, error, required, labels, className, style }}
      labelHasId
      disabled={disabled}
    >
      <Zone data-slot="zone" data-dragging={dragging || undefined}>
        <input
          {...mergeProps(handlers, { 'data-part': 'file-field-input', ...rest })}
          {...field.control}
          aria-labelledby={field.ids.label}
          aria-required={undefined}
          ref={setInput}
          type="file"
        />
        <span data-slot="button" aria-hidden>
          <Upload />
          {multiple ? text.chooseMany : text.choose}
        </span>
        <span data-slot="drop" aria-hidden>
          {multiple ? text.dropMany : text.drop}
        </span>
      </Zone>
      {files.length + refused.length > 0 && (
        <List aria-label={text.files}>
          {files.map((file) => (
            <FileRow
              key={keyOf(file)}
              listId={listId}
              fileKey={keyOf(file)}
              file={file}
              problem={fileErrors?.get(file)}
              progress={progress?.get(file)}
              disabled={disabled}
              labels={text}
              onRemove={withFocusMove(() => remove(file))}
            />
          ))}
          {refused.map(({ file, problem }) => (
            <FileRow
              key={keyOf(file)}
              listId={listId}
              fileKey={keyOf(file)}
              file={file}
              problem={problemText(problem, text, { accept, maxSize, maxCount })}
              disabled={disabled}
              labels={text}
              onRemove={withFocusMove(() => dismiss(file))}
            />
          ))}
        </List>
      )}
    </FieldFrame>
  );
});
