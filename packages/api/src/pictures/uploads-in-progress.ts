import { disconnected, Failure, retrySoon, tooMany } from '../http/failure.ts';

/** Limit of uploads in memory at the same time: with the largest files, 100 MB. */
const maxUploads = 20;
const maxUploadsPerAccount = 2;
/** Places for the second upload of accounts; the others are left for accounts without an upload in progress. */
const placesForSecond = 10;
/** How long an upload waits for its place, in ms. */
const maxWaitMs = 20_000;

/** An upload of an account, from the header of its request until its picture is processed. */
interface Upload {
  readonly account: string;
  readonly start: () => void;
  readonly refuse: (failure: Failure) => void;
}

interface AddedUpload {
  /** Resolves when the upload has its place, so that its body may be read; rejects with the Failure that refuses it. */
  readonly started: Promise<void>;
  /** Ends the upload, whether or not it was started. */
  readonly end: () => void;
}

const busy = () =>
  new Failure(503, 'unavailable', 'Too many pictures are being uploaded. Try again shortly.', {
    retryAfter: retrySoon,
  });

/**
 * Gives uploads a place in turn, because each occupies memory while its body arrives and is processed. An account without
 * an upload in progress is first, and the second upload of an account takes one of half of the places only: some accounts
 * with two uploads each never keep out the others. An upload waits before its body is read, so that it needs no memory.
 */
export class UploadsInProgress {
  readonly #running = new Set<Upload>();
  readonly #waiting = new Set<Upload>();

  /**
   * Adds an upload.
   * @throws Failure 429 with two uploads of the account in progress or waiting
   */
  add(account: string): AddedUpload {
    if (this.#of(account, this.#running) + this.#of(account, this.#waiting) >= maxUploadsPerAccount)
      throw tooMany(retrySoon);
    const { promise: started, resolve: start, reject: refuse } = Promise.withResolvers<void>();
    const upload: Upload = { account, start, refuse };
    this.#waiting.add(upload);
    const timer = setTimeout(() => this.#remove(upload, busy()), maxWaitMs).unref();
    this.#startNext();
    return {
      started: started.finally(() => clearTimeout(timer)),
      end: () => this.#remove(upload, disconnected()),
    };
  }

  #of(account: string, uploads: ReadonlySet<Upload>): number {
    return [...uploads].filter((upload) => upload.account === account).length;
  }

  #remove(upload: Upload, failure: Failure): void {
    this.#running.delete(upload);
    if (this.#waiting.delete(upload)) upload.refuse(failure);
    this.#startNext();
  }

  #startNext(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.delete(next);
      this.#running.add(next);
      next.start();
    }
  }

  /** Returns the upload that may start: the first that waits, of an account without one if there is one. */
  #next(): Upload | undefined {
    if (this.#running.size >= maxUploads) return undefined;
    const waiting = [...this.#waiting];
    const first = waiting.find(({ account }) => this.#of(account, this.#running) === 0);
    return first ?? (this.#running.size < placesForSecond ? waiting[0] : undefined);
  }
}
