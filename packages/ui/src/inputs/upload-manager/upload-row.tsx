'use client';
import type { MouseEvent } from 'react';
import { CircleAlert, CircleCheck, File as FileIcon, RotateCcw, X } from '../../foundation/glyphs.js';
import { ProgressBar } from '../../foundation/progress/progress-bar.js';
import { safeFileName } from '../file-field/file-rules.js';
import { IconButton } from '../icon-button/index.js';
import type { UploadManagerLabels } from './upload-manager-labels.js';
import type { StoredFile, Upload } from './upload-queue.js';

interface UploadRowProps {
  upload: Upload;
  labels: UploadManagerLabels;
  onCancel: (event: MouseEvent) => void;
  onRetry: () => void;
  onRemove: (event: MouseEvent) => void;
}

/** A file in the queue: its state, progress, and what can be done. */
export function UploadRow({ upload, labels, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { file, state, sent, problem } = upload;
  const name = safeFileName(file.name);
  const isOpen = state === 'queued' || state === 'uploading';
  const words = {
    queued: labels.queued,
    uploading: labels.uploading(sent, file.size),
    failed: problem ?? labels.failed,
    cancelled: labels.cancelled,
  };
  return (
    <li data-state={state}>
      {state === 'failed' ? <CircleAlert aria-hidden /> : <FileIcon aria-hidden />}
      <span data-slot="file">
        <bdi data-slot="name">{name}</bdi>
        <bdi data-slot="state">{words[state]}</bdi>
      </span>
      <span data-slot="buttons">
        {!isOpen && (
          <IconButton size="small" label={labels.retry(name)} onClick={onRetry}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        <IconButton
          size="small"
          label={isOpen ? labels.cancel(name) : labels.remove(name)}
          onClick={isOpen ? onCancel : onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </span>
      {state === 'uploading' && (
        <span data-slot="progress">
          <ProgressBar label={labels.progress(name)} hideLabel value={sent} max={Math.max(1, file.size)} />
        </span>
      )}
    </li>
  );
}

interface StoredRowProps {
  file: StoredFile;
  labels: UploadManagerLabels;
  onRemove: (event: MouseEvent) => void;
}

/** A file that the server has. */
export function StoredRow({ file: { name, size, href }, labels, onRemove }: StoredRowProps) {
  const shown = safeFileName(name);
  return (
    <li data-state="stored">
      <CircleCheck aria-hidden />
      <span data-slot="file">
        <bdi data-slot="name">{href === undefined ? shown : <a href={href}>{shown}</a>}</bdi>
        <span data-slot="state">
          {labels.stored} · <bdi>{labels.size(size)}</bdi>
        </span>
      </span>
      <span data-slot="buttons">
        <IconButton size="small" label={labels.remove(shown)} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
