/** A file that the server has. */
export interface StoredFile {
  /** Unique among the files. */
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  /** Address of the file, for a link. */
  href?: string | undefined;
}

export type UploadState = 'queued' | 'uploading' | 'failed' | 'cancelled';

/** A file that is uploaded. When it is stored, it leaves the queue. */
export interface Upload {
  key: number;
  file: File;
  state: UploadState;
  /** Bytes that were sent. */
  sent: number;
  /** Why the upload failed, in words. */
  problem?: string | undefined;
}

export type UploadEvent =
  | { type: 'added'; files: readonly File[] }
  | { type: 'started'; key: number }
  | { type: 'progressed'; key: number; sent: number }
  | { type: 'failed'; key: number; problem: string }
  | { type: 'cancelled'; key: number }
  | { type: 'retried'; key: number }
  /** The file is stored, or the user removed it from the list. */
  | { type: 'left'; key: number };

export interface UploadQueue {
  uploads: readonly Upload[];
  nextKey: number;
}

export const emptyQueue: UploadQueue = { uploads: [], nextKey: 1 };

/** Which states an event may change. An event that is late, such as progress after a cancellation, changes nothing. */
const from: Record<Exclude<UploadEvent['type'], 'added' | 'left'>, readonly UploadState[]> = {
  started: ['queued'],
  progressed: ['uploading'],
  failed: ['uploading'],
  cancelled: ['queued', 'uploading'],
  retried: ['failed', 'cancelled'],
};

function changed(upload: Upload, event: Exclude<UploadEvent, { type: 'added' | 'left' }>): Upload {
  if (!from[event.type].includes(upload.state)) return upload;
  switch (event.type) {
    case 'started':
      return { ...upload, state: 'uploading', problem: undefined };
    case 'progressed': // never backwards, and never more than the file
      return { ...upload, sent: Math.min(upload.file.size, Math.max(upload.sent, event.sent)) };
    case 'failed':
      return { ...upload, state: 'failed', problem: event.problem };
    case 'cancelled':
      return { ...upload, state: 'cancelled' };
    case 'retried': // what was sent is kept: the caller's function says from where it resumes
      return { ...upload, state: 'queued', problem: undefined };
  }
}

/** Returns the queue after an event. */
export function afterUploadEvent({ uploads, nextKey }: UploadQueue, event: UploadEvent): UploadQueue {
  if (event.type === 'added') {
    const added = event.files.map((file, index): Upload => ({ key: nextKey + index, file, state: 'queued', sent: 0 }));
    return { uploads: [...uploads, ...added], nextKey: nextKey + added.length };
  }
  if (event.type === 'left') return { uploads: uploads.filter(({ key }) => key !== event.key), nextKey };
  return { uploads: uploads.map((upload) => (upload.key === event.key ? changed(upload, event) : upload)), nextKey };
}

/** Returns the uploads that can start, first come first served, with at most `parallel` at a time. */
export function uploadsToStart({ uploads }: UploadQueue, parallel: number): Upload[] {
  const running = uploads.filter(({ state }) => state === 'uploading').length;
  return uploads.filter(({ state }) => state === 'queued').slice(0, Math.max(0, parallel - running));
}

export interface UploadLimits {
  /** Number of files, stored and in the queue. */
  maxCount?: number | undefined;
  /** Bytes of all files, stored and in the queue. */
  maxTotalSize?: number | undefined;
}

/** Splits chosen files into those within the limits and those beyond, in their order. A smaller file may still fit. */
export function withinLimits(
  chosen: readonly File[],
  taken: { count: number; size: number },
  { maxCount = Infinity, maxTotalSize = Infinity }: UploadLimits,
): { accepted: File[]; beyond: File[] } {
  let { count, size } = taken;
  const accepted: File[] = [];
  const beyond: File[] = [];
  for (const file of chosen) {
    if (count + 1 > maxCount || size + file.size > maxTotalSize) beyond.push(file);
    else {
      count += 1;
      size += file.size;
      accepted.push(file);
    }
  }
  return { accepted, beyond };
}
