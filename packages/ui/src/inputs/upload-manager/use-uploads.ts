'use client';
import { useEffect, useReducer, useRef } from 'react';
import { afterUploadEvent, emptyQueue, uploadsToStart, type StoredFile, type Upload } from './upload-queue.js';

/** What the caller's function receives to send a file. */
export interface UploadRequest {
  file: File;
  /** Aborted when the user cancels, and when the manager is unmounted. */
  signal: AbortSignal;
  /** Bytes that an earlier attempt reported as sent; 0 for the first one. Ask the server where to continue. */
  sent: number;
  /** Reports the bytes that were sent so far. */
  onProgress: (sent: number) => void;
}

/** Sends a file and resolves to the stored file. Rejects with an `Error`, whose message is shown to the user. */
export type SendFile = (request: UploadRequest) => PromiseLike<StoredFile>;

interface UploadsOptions {
  send: SendFile;
  parallel: number;
  /** Shown if an error has no message. */
  failed: string;
  onStored: (file: StoredFile, upload: Upload) => void;
  onFailed: (upload: Upload, problem: string) => void;
}

/** The queue of uploads, and the running requests. */
export function useUploads(options: UploadsOptions) {
  const [queue, dispatch] = useReducer(afterUploadEvent, emptyQueue);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    for (const upload of uploadsToStart(queue, options.parallel)) {
      const { key, file, sent } = upload;
      if (running.current.has(key)) continue;
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(key, controller);
      dispatch({ type: 'started', key });
      const finish = () => {
        if (running.current.get(key) === controller) running.current.delete(key);
      };
      const onProgress = (bytes: number) => {
        if (!signal.aborted) dispatch({ type: 'progressed', key, sent: bytes });
      };
      // In a promise, so that a function that throws fails the upload.
      Promise.resolve()
        .then(() => latest.current.send({ file, signal, sent, onProgress }))
        .then(
          (stored) => {
            finish();
            if (signal.aborted) return;
            dispatch({ type: 'left', key });
            latest.current.onStored(stored, upload);
          },
          (error: unknown) => {
            finish();
            if (signal.aborted) return;
            const problem = (error instanceof Error && error.message) || latest.current.failed;
            dispatch({ type: 'failed', key, problem });
            latest.current.onFailed(upload, problem);
          },
        );
    }
  }, [queue, options.parallel]);

  useEffect(() => {
    const requests = running.current;
    return () => {
      for (const controller of requests.values()) controller.abort();
      requests.clear();
    };
  }, []);

  const abort = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
  };
  return {
    uploads: queue.uploads,
    add: (files: readonly File[]) => dispatch({ type: 'added', files }),
    cancel: (key: number) => {
      abort(key);
      dispatch({ type: 'cancelled', key });
    },
    retry: (key: number) => dispatch({ type: 'retried', key }),
    leave: (key: number) => {
      abort(key);
      dispatch({ type: 'left', key });
    },
  };
}
