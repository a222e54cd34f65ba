'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../../foundation/announce.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { FileWords } from './file-field-labels.js';
import { checkFile, safeFileName, sniffedBytes, type FileProblem, type FileRules } from './file-rules.js';

export interface RefusedFile {
  file: File;
  problem: FileProblem;
}

interface ChosenOptions extends FileRules {
  value?: readonly File[];
  onValueChange?: (files: readonly File[]) => void;
  multiple?: boolean;
  maxCount?: number;
  words: FileWords;
}

const none: readonly File[] = [];
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  } catch {
    return new Uint8Array(); // a folder, or a file that is gone: its content is not what its name says
  }
}

/** Has the native input hold these files; that is not heard as a change. */
function hold(native: HTMLInputElement | null, files: readonly File[]) {
  if (
    !native ||
    (native.files?.length === files.length && files.every((file, index) => native.files?.[index] === file))
  )
    return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  native.files = transfer.files;
}

/** The files that were taken, which the native input holds too, so that a form sends them; and those that were not, with the reason. */
export function useChosenFiles(
  input: RefObject<HTMLInputElement | null>,
  { value, onValueChange, multiple, maxCount, accept, maxSize, words }: ChosenOptions,
) {
  const [files, setFiles] = useControlled<readonly File[], []>(value, none, onValueChange);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef({ files, setFiles });
  const turn = useRef(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = { files, setFiles };
    hold(input.current, files);
  });

  const clear = () => {
    setRefused([]);
    if (latest.current.files.length > 0) latest.current.setFiles([]);
  };
  const cleared = useRef(clear);
  useEffect(() => {
    cleared.current = clear;
  });
  useEffect(() => {
    const form = input.current?.form;
    const reset = () => cleared.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [input]);

  const take = async (added: readonly File[]) => {
    const heads = await Promise.all(added.map(headOf));
    if (!input.current) return; // gone meanwhile
    const kept = multiple ? [...latest.current.files] : [];
    const most = multiple ? (maxCount ?? Infinity) : 1;
    const problems: RefusedFile[] = [];
    for (const [index, file] of added.entries()) {
      const problem =
        checkFile(file, heads[index] ?? new Uint8Array(), { accept, maxSize }) ??
        (kept.some((other) => isSame(file, other)) ? 'duplicate' : kept.length >= most ? 'too-many' : null);
      if (problem) problems.push({ file, problem });
      else kept.push(file);
    }
    const before = multiple ? latest.current.files.length : 0;
    setRefused(problems);
    // Where nothing was taken a single file stays.
    if (kept.length > before) {
      latest.current.files = kept;
      latest.current.setFiles(kept);
    }
    announce(words.announceAdded(kept.length - before, problems.length), { root: input.current });
  };

  return {
    files,
    refused,
    /** One pick after the other, as reading takes its time. */
    add: (added: readonly File[]) => {
      if (added.length > 0) turn.current = turn.current.then(() => take(added)).catch(reportError); // what its owner throws concerns the page, and not the next pick
    },
    remove: (file: File) => {
      setFiles(files.filter((other) => other !== file));
      announce(words.announceRemoved(safeFileName(file.name)), { root: input.current });
    },
    dismiss: (file: File) => setRefused(refused.filter((other) => other.file !== file)),
  };
}
