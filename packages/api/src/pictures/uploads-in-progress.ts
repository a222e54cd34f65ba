import { Failure, retrySoon, tooMany } from '../http/failure.ts';

/** Limit of uploads in memory at the same time: with the largest files, 100 MB. */
const maxUploads = 20;
const maxUploadsPerAccount = 2;

/** Counts the uploads whose body is arriving or being processed, because each occupies memory. */
export class UploadsInProgress {
  readonly #byAccount = new Map<string, number>();
  #total = 0;

  /**
   * Adds an upload.
   * @returns a function that removes it; call it once, when the connection is done and the picture is processed
   * @throws Failure 429 with two uploads of the account in progress, 503 with 20 of all accounts
   */
  add(accountId: string): () => void {
    const own = this.#byAccount.get(accountId) ?? 0;
    if (own >= maxUploadsPerAccount) throw tooMany(retrySoon);
    if (this.#total >= maxUploads) {
      throw new Failure(503, 'unavailable', 'Too many pictures are being uploaded. Try again shortly.', {
        retryAfter: retrySoon,
      });
    }
    this.#total += 1;
    this.#byAccount.set(accountId, own + 1);
    return () => this.#remove(accountId);
  }

  #remove(accountId: string): void {
    this.#total -= 1;
    const left = (this.#byAccount.get(accountId) ?? 1) - 1;
    if (left > 0) this.#byAccount.set(accountId, left);
    else this.#byAccount.delete(accountId);
  }
}
