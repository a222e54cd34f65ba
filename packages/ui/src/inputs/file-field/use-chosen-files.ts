'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../../foundation/announce.js';
import { useFormField } from '../../foundation/field/form-fields.js';
import { reportException } from '../../foundation/environment/report-exception.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { DroppedFile } from './dropped-files.js';
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

/** Returns the first bytes of a file; null if it cannot be read, as a folder or a deleted file. */
async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  } catch {
    return null;
  }
}

/** Sets the files of the native input, where the browser can: jsdom has no `DataTransfer`. This fires no change event. */
function setInputFiles(native: HTMLInputElement | null, files: readonly File[]) {
  if (
    !native ||
    typeof DataTransfer === 'undefined' ||
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
  const [files, setFiles, reset] = useControlled<readonly File[], []>(value, none, onValueChange);
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

  const show = () => setInputFiles(input.current, latest.current.files);
  useFormField(input, {
    apply: (event) => {
      if (event?.type === 'submit') show();
    },
    onReset: () => {
      setRefused([]);
      reset();
      setTimeout(show); // the browser empties the input after the event
    },
  });

  const addNow = async (added: readonly DroppedFile[]) => {
    const heads = await Promise.all(added.map(({ file }) => headOf(file)));
    if (!isMounted.current) return;
    const accepted = multiple ? [...latest.current.files] : [];
    const maximum = multiple ? (maxCount ?? Infinity) : 1;
    const problems: RefusedFile[] = [];
    for (const [index, { file, isFolder }] of added.entries()) {
      const problem =
        (isFolder ? 'folder' : checkFile(file, heads[index] ?? null, { accept, maxSize })) ??
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
    add: (added: readonly DroppedFile[]) => {
      // An error thrown by `onValueChange` is reported and does not block the queue.
      if (added.length > 0) queue.current = queue.current.then(() => addNow(added)).catch(reportException);
    },
    remove: (file: File) => {
      setFiles(files.filter((other) => other !== file));
      announce(labels.announceRemoved(safeFileName(file.name)), { root: input.current });
    },
    dismiss: (file: File) => setRefused(refused.filter((other) => other.file !== file)),
  };
}
