'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../../foundation/announce.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { FileLabels } from './file-field-labels.js';
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
  labels: FileLabels;
}

const none: readonly File[] = [];
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  } catch {
    return new Uint8Array(); // a folder or a deleted file: without content, the check fails
  }
}

/** Sets the files of the native input. This fires no change event. */
function setInputFiles(native: HTMLInputElement | null, files: readonly File[]) {
  if (
    !native ||
    (native.files?.length === files.length && files.every((file, index) => native.files?.[index] === file))
  )
    return;
  native.value = '';
  if (files.length === 0) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  native.files = transfer.files;
}

/**
 * The accepted and the rejected files of a file field. The accepted files are also set on the native input, so that a
 * form submits them.
 */
export function useChosenFiles(
  input: RefObject<HTMLInputElement | null>,
  { value, onValueChange, multiple, maxCount, accept, maxSize, labels }: ChosenOptions,
) {
  const [files, setFiles] = useControlled<readonly File[], []>(value, none, onValueChange);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef({ files, setFiles });
  const queue = useRef(Promise.resolve());
  // Not `input.current`, which is null while a Suspense boundary around the field shows its fallback.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useLayoutEffect(() => {
    latest.current = { files, setFiles };
    setInputFiles(input.current, files);
  });

  const clear = () => {
    setRefused([]);
    if (latest.current.files.length > 0) latest.current.setFiles([]);
  };
  const latestClear = useRef(clear);
  useEffect(() => {
    latestClear.current = clear;
  });
  useEffect(() => {
    const form = input.current?.form;
    const reset = () => latestClear.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [input]);

  const addNow = async (added: readonly File[]) => {
    const heads = await Promise.all(added.map(headOf));
    if (!isMounted.current) return;
    const accepted = multiple ? [...latest.current.files] : [];
    const maximum = multiple ? (maxCount ?? Infinity) : 1;
    const problems: RefusedFile[] = [];
    for (const [index, file] of added.entries()) {
      const problem =
        checkFile(file, heads[index] ?? new Uint8Array(), { accept, maxSize }) ??
        (accepted.some((other) => isSame(file, other)) ? 'duplicate' : accepted.length >= maximum ? 'too-many' : null);
      if (problem) problems.push({ file, problem });
      else accepted.push(file);
    }
    const before = multiple ? latest.current.files.length : 0;
    setRefused(problems);
    // Without `multiple`, the previous file is kept if the new one is rejected.
    if (accepted.length > before) {
      latest.current.files = accepted;
      latest.current.setFiles(accepted);
    }
    if (input.current)
      announce(labels.announceAdded(accepted.length - before, problems.length), { root: input.current });
  };

  return {
    files,
    refused,
    /** Adds files. Calls are queued, because reading the files is asynchronous. */
    add: (added: readonly File[]) => {
      // An error thrown by `onValueChange` is reported and does not block the queue.
      if (added.length > 0) queue.current = queue.current.then(() => addNow(added)).catch(reportError);
    },
    remove: (file: File) => {
      setFiles(files.filter((other) => other !== file));
      announce(labels.announceRemoved(safeFileName(file.name)), { root: input.current });
    },
    dismiss: (file: File) => setRefused(refused.filter((other) => other.file !== file)),
  };
}
