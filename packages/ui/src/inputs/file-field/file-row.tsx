'use client';
import { useEffect, type MouseEvent } from 'react';
import { announce } from '../../foundation/announce.js';
import { ProgressBar } from '../../feedback/progress/index.js';
import { CircleAlert, File as FileIcon, X } from '../../foundation/glyphs.js';
import { IconButton } from '../icon-button/index.js';
import type { FileWords } from './file-field-labels.js';
import { safeFileName } from './file-rules.js';

interface FileRowProps {
  file: File;
  /** Tells the list from others in the page, and the row from others in the list. */
  rows: string;
  number: number;
  problem?: string | undefined;
  /** From 0 to 1. */
  progress?: number | undefined;
  disabled?: boolean | undefined;
  words: FileWords;
  onRemove: (event: MouseEvent) => void;
}

export function FileRow({ file, rows, number, problem, progress, disabled, words, onRemove }: FileRowProps) {
  const name = safeFileName(file.name);
  const sent = progress === 1 && !problem ? words.announceSent(name) : '';
  useEffect(() => announce(sent), [sent]);
  return (
    <li data-refused={problem ? true : undefined}>
      {problem ? <CircleAlert aria-hidden /> : <FileIcon aria-hidden />}
      <bdi data-slot="name" id={`${rows}name${number}`} title={name.length > 40 ? name : undefined}>
        {name}
      </bdi>
      <span data-slot="size">{words.size(file.size)}</span>
      <IconButton size="small" label={words.remove(name)} disabled={disabled} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
      {problem && (
        <p data-slot="problem" id={`${rows}problem${number}`} role="alert">
          {problem}
        </p>
      )}
      {progress !== undefined && (
        <div data-slot="progress">
          <ProgressBar label={words.progress(name)} hideLabel value={progress} max={1} />
        </div>
      )}
    </li>
  );
}
