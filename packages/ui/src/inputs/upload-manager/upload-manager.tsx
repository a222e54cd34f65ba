'use client';
import { memo, useEffect, useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { announce } from '../../foundation/announce.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Button } from '../button/index.js';
import { FileField, type FileFieldLabels } from '../file-field/index.js';
import { safeFileName } from '../file-field/file-rules.js';
import { englishUploadLabels, type UploadManagerLabels } from './upload-manager-labels.js';
import { Root } from './upload-manager.styles.js';
import { withinLimits, type StoredFile, type UploadLimits } from './upload-queue.js';
import { StoredRow, UploadRow } from './upload-row.js';
import { useUploads, type SendFile } from './use-uploads.js';

export interface UploadManagerProps
  extends UploadLimits, Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** The accessible name, shown above. */
  label: string;
  help?: ReactNode;
  /** Describes the problem of the form, such as a missing document. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** The files that the server has (controlled). */
  files?: readonly StoredFile[] | undefined;
  /** The files that the server has initially (uncontrolled). */
  defaultFiles?: readonly StoredFile[] | undefined;
  /** Called with all stored files when one was uploaded or removed. */
  onFilesChange?: ((files: readonly StoredFile[]) => void) | undefined;
  /** Sends a file and resolves to the stored one. To resume, ask the server what it has and send the rest. */
  send: SendFile;
  /** Removes a stored file from the server. If it rejects, the file stays with a message. */
  onRemove?: ((file: StoredFile) => PromiseLike<unknown> | void) | undefined;
  /** Uploads at the same time. */
  parallel?: number | undefined;
  /** Accepted kinds of files, as in `accept` of a file input. Their content is checked too. */
  accept?: string | undefined;
  /** Bytes of one file. */
  maxSize?: number | undefined;
  labels?: Partial<UploadManagerLabels> | undefined;
  /** Labels of the picker. */
  fileLabels?: FileFieldLabels | undefined;
}

const none: readonly StoredFile[] = [];
const keepControlFocus = keepFocus('a, button, input');
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Uploads files in a queue, next to those that are stored: progress, cancel, retry and resume by the caller's function,
 * limits of number and total size. Files are chosen, dropped or pasted in a file field. What was uploaded, failed or
 * removed is announced. `data-part="upload-manager"`; the rows have `data-state`: queued, uploading, failed, cancelled or
 * stored. Source: WCAG 2.2, 2.1.1, 3.3.1 and 4.1.3.
 */
export const UploadManager = memo(function UploadManager({
  label,
  help,
  error,
  required,
  files,
  defaultFiles = none,
  onFilesChange,
  send,
  onRemove,
  parallel = 3,
  accept,
  maxSize,
  maxCount,
  maxTotalSize,
  labels: overrides,
  fileLabels,
  className,
  ref,
  onFocus,
  ...rest
}: UploadManagerProps) {
  const labels = useLabels('uploadManager', englishUploadLabels, overrides);
  const [stored, setStored] = useControlled<readonly StoredFile[], []>(files, defaultFiles, onFilesChange);
  const [problem, setProblem] = useState<string>();
  const root = useRef<HTMLDivElement | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const setElement = useMemo(
    () =>
      mergeRefs<HTMLDivElement>(ref, (element) => {
        root.current = element;
      }),
    [ref],
  );
  // Several uploads may finish before the next render.
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  });
  const change = (next: readonly StoredFile[]) => {
    latest.current = next;
    setStored(next);
  };
  const say = (text: string, source?: object) => announce(text, { root: root.current, source });
  const { uploads, add, cancel, retry, leave } = useUploads({
    send,
    parallel,
    failed: labels.failed,
    onStored: (file, { key }) => {
      change([...latest.current, file]);
      const open = uploads.filter(
        (each) => each.key !== key && (each.state === 'queued' || each.state === 'uploading'),
      );
      say(labels.announceStored(safeFileName(file.name), open.length), root);
    },
    onFailed: ({ file }, reason) => say(labels.announceFailed(safeFileName(file.name), reason)),
  });

  const count = stored.length + uploads.length;
  const size = sum(stored.map((file) => file.size)) + sum(uploads.map(({ file }) => file.size));
  const failed = uploads.filter(({ state }) => state === 'failed');
  const choose = (chosen: readonly File[]) => {
    const { accepted, beyond } = withinLimits(chosen, { count, size }, { maxCount, maxTotalSize });
    setProblem(beyond.length > 0 ? labels.beyond(beyond.map(({ name }) => safeFileName(name))) : undefined);
    if (accepted.length > 0) add(accepted);
  };
  const remove = (file: StoredFile) => {
    const name = safeFileName(file.name);
    setProblem(undefined);
    picker.current?.focus({ preventScroll: true }); // the focused button is about to disappear
    Promise.resolve()
      .then(() => onRemove?.(file))
      .then(
        () => {
          change(latest.current.filter(({ id }) => id !== file.id));
          say(labels.announceRemoved(name));
        },
        () => setProblem(labels.removeFailed(name)),
      );
  };
  return (
    <div
      data-part="upload-manager"
      {...rest}
      ref={setElement}
      className={useStyledClass(Root, className)}
      onFocus={(event) => {
        onFocus?.(event);
        keepControlFocus(event);
      }}
    >
      <FileField
        ref={picker}
        multiple
        label={label}
        help={help}
        error={problem ?? error}
        required={required}
        accept={accept}
        maxSize={maxSize}
        value={[]}
        onValueChange={choose}
        labels={fileLabels}
      />
      <ul aria-label={labels.list(label)}>
        {stored.map((file) => (
          <StoredRow key={file.id} file={file} labels={labels} onRemove={() => remove(file)} />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={`upload ${upload.key}`}
            upload={upload}
            labels={labels}
            onCancel={() => cancel(upload.key)}
            onRetry={() => retry(upload.key)}
            onRemove={() => {
              picker.current?.focus({ preventScroll: true });
              leave(upload.key);
              say(labels.announceRemoved(safeFileName(upload.file.name)));
            }}
          />
        ))}
      </ul>
      {(count > 0 || maxCount !== undefined || maxTotalSize !== undefined) && (
        <div data-slot="foot">
          <bdi data-slot="usage">{labels.usage(count, maxCount, size, maxTotalSize)}</bdi>
          {failed.length > 1 && (
            <Button size="small" variant="text" onClick={() => failed.forEach(({ key }) => retry(key))}>
              {labels.retryAll(failed.length)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
