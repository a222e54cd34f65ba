'use client';
import { useEffect, type MouseEvent } from 'react';
import { showWhole } from '../../foundation/show-whole.js';
import { announce } from '../../foundation/announce.js';
import { ProgressBar } from '../../foundation/progress/progress-bar.js';
import { CircleAlert, File as FileIcon, X } from '../../foundation/glyphs.js';
import { IconButton } from '../icon-button/index.js';
import type { FileLabels } from './file-field-labels.js';
import { safeFileName } from './file-rules.js';

interface FileRowProps {
  file: File;
  /** Unique id of the list, prefix of the ids in its rows. */
  listId: string;
  /** Unique key of the file in the list. */
  fileKey: number;
  problem?: string | undefined;
  /** Upload progress, from 0 to 1. */
  progress?: number | undefined;
  disabled?: boolean | undefined;
  labels: FileLabels;
  onRemove: (event: MouseEvent) => void;
}

export function FileRow({ file, listId, fileKey, problem, progress, disabled, labels, onRemove }: FileRowProps) {
  const name = safeFileName(file.name);
  const announcement = progress === 1 && !problem ? labels.announceSent(name) : '';
  useEffect(() => announce(announcement, { source: file }), [announcement, file]);
  return (
    <li data-refused={problem ? true : undefined}>
      {problem ? <CircleAlert aria-hidden /> : <FileIcon aria-hidden />}
      <bdi data-slot="name" id={`${listId}name${fileKey}`} onPointerEnter={showWhole}>
        {name}
      </bdi>
      <span data-slot="size">{labels.size(file.size)}</span>
      <IconButton size="small" label={labels.remove(name)} disabled={disabled} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
      {problem && (
        <p data-slot="problem" id={`${listId}problem${fileKey}`} role="alert">
          {problem}
        </p>
      )}
      {progress !== undefined && (
        <div data-slot="progress">
          <ProgressBar label={labels.progress(name)} hideLabel value={progress} max={1} />
        </div>
      )}
    </li>
  );
}
