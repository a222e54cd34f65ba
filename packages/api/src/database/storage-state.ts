/** Time for which the result of a check is used, so that a full disk is not checked for every request. */
const checkEveryMs = 1000;

/** Whether the disk of the database has space for more data. Recovers by itself. */
export class StorageState {
  readonly #hasSpace: (afterFailure: boolean) => Promise<boolean>;
  #hasFailed = false;
  #checked: { readonly at: number; readonly isFull: Promise<boolean> } | null = null;

  /** @param hasSpace checks the disk; after a failed write it must prove that data can be written again */
  constructor(hasSpace: (afterFailure: boolean) => Promise<boolean>) {
    this.#hasSpace = hasSpace;
  }

  /** A write failed because the disk is full. */
  failed(): void {
    this.#hasFailed = true;
    this.#checked = null;
  }

  /** Whether data cannot be saved at the moment. */
  isFull(): Promise<boolean> {
    const now = performance.now();
    if (!this.#checked || now - this.#checked.at > checkEveryMs) this.#checked = { at: now, isFull: this.#check() };
    return this.#checked.isFull;
  }

  async #check(): Promise<boolean> {
    const hasSpace = await this.#hasSpace(this.#hasFailed).catch(() => false);
    if (hasSpace) this.#hasFailed = false;
    return !hasSpace;
  }
}
