import { define } from './define.js';

/** A list of files that can be assigned to a file input. */
class TransferredFiles extends Array<File> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
  item(index: number): File | null {
    return this[index] ?? null;
  }
}

class Transfer {
  readonly files = new TransferredFiles();
  readonly items = { add: (file: File) => this.files.push(file) };
  readonly types: readonly string[] = ['Files'];
  dropEffect = 'none';
  effectAllowed = 'all';
}

/** Lets file inputs accept the files of a `DataTransfer`: those of jsdom accept its own lists only. */
function acceptTransferredFiles(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files');
  const assigned = new WeakMap<HTMLInputElement, TransferredFiles>();
  Object.defineProperty(HTMLInputElement.prototype, 'files', {
    configurable: true,
    get(this: HTMLInputElement) {
      return assigned.get(this) ?? own?.get?.call(this);
    },
    set(this: HTMLInputElement, files: unknown) {
      assigned.delete(this);
      if (files instanceof TransferredFiles) assigned.set(this, files);
      else own?.set?.call(this, files);
    },
  });
}

function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsArrayBuffer(this);
  });
}

/** Defines `DataTransfer` and `Blob.arrayBuffer`, which file fields need. */
export function defineFiles(): void {
  define(Blob.prototype, 'arrayBuffer', arrayBuffer);
  if (typeof DataTransfer !== 'undefined') return;
  define(globalThis, 'DataTransfer', Transfer);
  acceptTransferredFiles();
}
