import type { Key, ReactNode } from 'react';
import type { TableSort } from '../../display/table/index.js';
import type { FilterCondition } from '../../layout/filter-bar/filter-condition.js';

/** What decides the rows of a server, and their order. */
export interface GridQuery {
  sort: readonly TableSort[];
  filters: readonly FilterCondition[];
  search: string;
  /** Ids of the columns that group the rows. The server sorts by them first. */
  group: readonly string[];
}

/** A request for the rows from index `from`, up to and without `to`. */
export interface GridRequest extends GridQuery {
  from: number;
  to: number;
  /** In a sequential source: `next` of the page before; undefined for the first page. */
  after?: string | undefined;
  signal: AbortSignal;
}

export interface GridPage<R> {
  /** At most `to - from` rows. */
  rows: readonly R[];
  /** Number of all rows that meet the query. A sequential source may not know it. */
  total?: number | undefined;
  /** In a sequential source: where the next page begins; null after the last page. */
  next?: string | null | undefined;
  /** Content of the footer by column id, over all rows that meet the query. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Loads rows from a server, as a grid needs them. */
export interface GridSource<R> {
  /**
   * Identifies what decides the rows besides the grid, such as filters of the page. With another key, the grid scrolls to
   * the first row. With the same key, another source loads the rows again where they are.
   */
  key?: string | undefined;
  load: (request: GridRequest) => Promise<GridPage<R>>;
  /** Pages by `after` instead of `from`: each page can only be loaded after the one before it. */
  sequential?: boolean | undefined;
}

/** Number of rows in a request. */
export const blockSize = 100;

type Block<R> =
  | { state: 'loading'; abort: AbortController; before: readonly R[] | undefined }
  | { state: 'failed'; before: readonly R[] | undefined }
  | { state: 'loaded'; rows: readonly R[] };

/** The state of a row of a server. */
export type RowState = 'loaded' | 'loading' | 'failed';

/**
 * The rows of one query to a server, in blocks of 100. Blocks that leave the view while they load are aborted. Rows that
 * changes on the server have shifted into another block are shown once: the block that was loaded earlier is loaded
 * again.
 */
export class BlockStore<R> {
  /** Number of rows; null until the first page arrives. */
  total: number | null = null;
  totals: Readonly<Record<string, ReactNode>> = {};
  /** Whether the first request failed. */
  hasFailed = false;
  /** Whether all pages of a sequential source are loaded. */
  isComplete = false;
  /** Time of the last page that arrived, in ms. */
  loadedAt: number | null = null;
  readonly #blocks = new Map<number, Block<R>>();
  readonly #places = new Map<Key, number>();
  readonly #reloaded = new Set<number>();
  readonly #listeners = new Set<() => void>();
  readonly #source: GridSource<R>;
  readonly #query: GridQuery;
  readonly #keyOf: (row: R) => Key;
  #next: string | null | undefined;
  #version = 0;
  #first = 0;
  #last = 0;

  constructor(source: GridSource<R>, query: GridQuery, keyOf: (row: R) => Key) {
    this.#source = source;
    this.#query = query;
    this.#keyOf = keyOf;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#abortAll();
    };
  };

  /** A number that changes with every change of the store. */
  readonly version = (): number => this.#version;

  rowAt(index: number): R | undefined {
    const block = this.#blocks.get(Math.floor(index / blockSize));
    const rows = block?.state === 'loaded' ? block.rows : block?.before;
    return rows?.[index % blockSize];
  }

  stateAt(index: number): RowState {
    if (this.rowAt(index) !== undefined) return 'loaded';
    return this.#blocks.get(Math.floor(index / blockSize))?.state === 'failed' ? 'failed' : 'loading';
  }

  /** Returns the index of a loaded row; -1 if it is not loaded. */
  lineOf(key: Key): number {
    const place = this.#places.get(key);
    return place !== undefined && this.#isStillAt(place, key) ? place : -1;
  }

  /** Whether a block in view could not be updated. */
  get isOutdated(): boolean {
    return [...this.#blocks.values()].some((block) => block.state === 'failed' && block.before);
  }

  /** Number of rows to show: with a sequential source, a block more than are loaded. */
  get count(): number {
    if (this.total === null) return 0;
    if (!this.#source.sequential || this.isComplete) return this.total;
    return this.total + 1;
  }

  /** Loads the rows in view, and aborts blocks that are neither in view nor beside it. */
  show(from: number, to: number): void {
    this.#first = Math.floor(from / blockSize);
    this.#last = Math.floor(Math.max(from, to - 1) / blockSize);
    for (const [index, block] of this.#blocks) {
      const isNear = index >= this.#first - 1 && index <= this.#last + 1;
      if (block.state !== 'loading' || isNear || this.#source.sequential) continue;
      block.abort.abort();
      if (block.before) this.#blocks.set(index, { state: 'loaded', rows: block.before });
      else this.#blocks.delete(index);
    }
    this.#loadMissing();
  }

  /** Loads failed blocks again. */
  retry(): void {
    for (const [index, block] of this.#blocks) if (block.state === 'failed') this.#reload(index, block.before);
    this.hasFailed = false;
    this.#changed();
    this.#loadMissing();
  }

  /** Replaces a loaded row, after it was edited. */
  replace(key: Key, row: R): void {
    const place = this.#places.get(key);
    if (place === undefined) return;
    const index = Math.floor(place / blockSize);
    const block = this.#blocks.get(index);
    if (block?.state !== 'loaded') return;
    this.#blocks.set(index, { state: 'loaded', rows: block.rows.with(place % blockSize, row) });
    this.#changed();
  }

  #loadMissing(): void {
    if (this.hasFailed) return;
    if (this.#source.sequential) {
      const loaded = [...this.#blocks.values()].filter(({ state }) => state === 'loaded').length;
      if (this.isComplete || loaded > this.#last || this.#blocks.get(loaded)) return;
      this.#load(loaded, undefined);
      return;
    }
    const last = this.total === null ? this.#first : Math.min(this.#last, Math.floor((this.total - 1) / blockSize));
    for (let index = this.#first; index <= last; index++) if (!this.#blocks.has(index)) this.#load(index, undefined);
  }

  #reload(index: number, before: readonly R[] | undefined): void {
    if (this.#source.sequential && before === undefined) this.#blocks.delete(index);
    else this.#load(index, before);
  }

  #load(index: number, before: readonly R[] | undefined): void {
    const abort = new AbortController();
    const block: Block<R> = { state: 'loading', abort, before };
    this.#blocks.set(index, block);
    const { signal } = abort;
    const after = this.#source.sequential ? (this.#next ?? undefined) : undefined;
    const from = index * blockSize;
    void (async () => {
      try {
        const page = await this.#source.load({ ...this.#query, from, to: from + blockSize, after, signal });
        if (this.#blocks.get(index) === block) this.#receive(index, page);
      } catch {
        if (this.#blocks.get(index) !== block || signal.aborted) return;
        this.#blocks.set(index, { state: 'failed', before });
        if (this.total === null) this.hasFailed = true;
        this.#changed();
      }
    })();
  }

  #receive(index: number, { rows, total, next, totals }: GridPage<R>): void {
    this.#blocks.set(index, { state: 'loaded', rows });
    this.loadedAt = Date.now();
    if (totals) this.totals = totals;
    if (this.#source.sequential) {
      this.#next = next;
      this.isComplete = next === null || next === undefined;
    }
    this.total = total ?? index * blockSize + rows.length;
    const shifted = new Set<number>();
    for (const [at, row] of rows.entries()) {
      const key = this.#keyOf(row);
      const before = this.#places.get(key);
      const other = before === undefined ? index : Math.floor(before / blockSize);
      if (other !== index && this.#isStillAt(before as number, key)) shifted.add(other);
      this.#places.set(key, index * blockSize + at);
    }
    for (const other of shifted) {
      // Once, so that a server that sends a row twice does not cause requests without end.
      if (this.#reloaded.has(other) || this.#source.sequential) continue;
      this.#reloaded.add(other);
      const block = this.#blocks.get(other);
      if (other < this.#first || other > this.#last) this.#blocks.delete(other);
      else if (block?.state === 'loaded') this.#load(other, block.rows);
    }
    this.#changed();
    this.#loadMissing();
  }

  #isStillAt(place: number, key: Key): boolean {
    const row = this.rowAt(place);
    return row !== undefined && this.#keyOf(row) === key;
  }

  #abortAll(): void {
    for (const [index, block] of this.#blocks) {
      if (block.state !== 'loading') continue;
      block.abort.abort();
      this.#blocks.delete(index);
    }
  }

  #changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
