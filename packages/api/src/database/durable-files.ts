import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that is changed here. */
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

/** Removes the permissions of group and others from a mode. */
const ownerOnly = (mode: number) => mode & ~0o077;
const withoutOthers = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: ownerOnly(attributes.mode) };

/**
 * PGlite's folder on disk, made durable: as shipped its files have no fsync at all, so a committed write could be lost with
 * the machine's power. PostgreSQL's own fsync calls now reach the disk.
 *
 * Its files are also closed to other users: PGlite sets 0666 on each, whatever the process's umask is.
 *
 * It also remembers a failure of the write-ahead log. PostgreSQL would panic and restart; PGlite runs into an endless loop on
 * the next query, so whoever owns the instance must not use it again once {@link lost} is set.
 */
export class DurableFiles extends NodeFS {
  /** Why the instance must not be used any more. */
  lost: Error | null = null;
  readonly #open = new Set<number>();

  override async init(pg: PGlite, options: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const patch = (module: unknown) => this.#patch((module as { NODEFS: NodeFiles }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }

  /** Frees the files of an instance that was given up and cannot be closed. */
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
        if (/[\\/]pg_wal[\\/]/.test(files.realPath(stream.node)))
          this.lost ??= new Error('The write-ahead log could not be written.');
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
