import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is modified here. */
interface Stream {
  node: object;
  nfd?: number;
}
interface Attributes {
  readonly mode?: number;
}
interface NodeFiles {
  realPath(node: object): string;
  tryFSOperation<Result>(operation: () => Result): Result;
  node_ops: {
    mknod: (parent: object, name: string, mode: number, dev: unknown) => object;
    setattr: (node: object, attributes: Attributes) => void;
  };
  stream_ops: {
    setattr: (stream: Stream, attributes: Attributes) => void;
    open: (stream: Stream) => void;
    close: (stream: Stream) => void;
    write: (stream: Stream, ...rest: unknown[]) => number;
    fsync?: (stream: Stream) => number;
  };
}
type Init = NodeFS['init'];

/** Emscripten's numbers of ENOSPC and EDQUOT. */
const fullNumbers: readonly unknown[] = [51, 19];
const isFull = (error: unknown) => fullNumbers.includes((error as { errno?: unknown } | null)?.errno);

/** Removes the permissions of group and others from a mode. */
const ownerOnly = (mode: number) => mode & ~0o077;
const withoutOthers = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: ownerOnly(attributes.mode) };

/**
 * A durable file system for PGlite: its own implementation has no fsync, so a committed write could be lost in a power
 * failure. With this class, PostgreSQL's fsync calls reach the disk.
 *
 * It also restricts the files to their owner: PGlite sets mode 0666 on each file, regardless of the process's umask.
 *
 * It also records a failure of the write-ahead log. PostgreSQL would panic and restart; PGlite enters an endless loop
 * on the next query, so the instance must not be used once {@link lost} is set.
 */
export class DurableFiles extends NodeFS {
  /** The error after which the instance must not be used; null while it is usable. */
  lost: Error | null = null;
  readonly #open = new Set<number>();

  override async init(pg: PGlite, options: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const patch = (module: unknown) => this.#patch((module as { NODEFS: NodeFiles }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }

  /** Closes the files of an instance that cannot be closed normally. */
  abandon(): void {
    for (const descriptor of this.#open) fs.closeSync(descriptor);
    this.#open.clear();
  }

  #patch(files: NodeFiles): void {
    const { mknod, setattr } = files.node_ops;
    Object.assign(files.node_ops, {
      mknod: (parent: object, name: string, mode: number, dev: unknown) => mknod(parent, name, ownerOnly(mode), dev),
      setattr: (node: object, attributes: Attributes) => setattr(node, withoutOthers(attributes)),
    });
    const { open, close, write, setattr: setStreamAttributes } = files.stream_ops;
    const guarded = <Result>(stream: Stream, operation: () => Result): Result => {
      try {
        return operation();
      } catch (error) {
        if (/[\\/]pg_wal[\\/]/.test(files.realPath(stream.node))) {
          const lost = new Error('The write-ahead log could not be written.');
          this.lost ??= isFull(error) ? Object.assign(lost, { code: 'ENOSPC' }) : lost;
        }
        throw error;
      }
    };
    Object.assign(files.stream_ops, {
      setattr: (stream: Stream, attributes: Attributes) => setStreamAttributes(stream, withoutOthers(attributes)),
      open: (stream: Stream) => {
        open(stream);
        if (stream.nfd !== undefined) this.#open.add(stream.nfd);
      },
      close: (stream: Stream) => {
        if (stream.nfd !== undefined) this.#open.delete(stream.nfd);
        close(stream);
      },
      write: (stream: Stream, ...rest: unknown[]) => guarded(stream, () => write(stream, ...rest)),
      fsync: (stream: Stream) =>
        guarded(stream, () =>
          files.tryFSOperation(() => {
            if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
            return 0;
          }),
        ),
    });
  }
}
