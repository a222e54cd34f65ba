import type { FileProblem } from '@attesta/domain/availability/window-file';
import { isWorkbook, textOfFile } from './file-text';
import type { WorkbookText } from './workbook-text';

/** Time in ms after which reading a workbook is given up. */
const readTimeout = 20_000;

/** The cells of a file as CSV, or why it cannot be read. */
export type FileText = { text: string } | { problem: FileProblem };

function readWorkbook(bytes: ArrayBuffer, signal: AbortSignal): Promise<WorkbookText> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  const read = new Promise<WorkbookText>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookText>) => resolve(data));
    worker.addEventListener('error', () => resolve({ problem: 'format' }));
    timer = setTimeout(() => resolve({ problem: 'tooLarge' }), readTimeout);
    signal.addEventListener('abort', () => resolve({ problem: 'format' }));
  });
  worker.postMessage(bytes, [bytes]);
  return read.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/**
 * Reads a file that is imported: CSV and other separated text, or the first sheet of a workbook.
 * @param signal ends reading when the file is not needed any more
 */
export async function readFile(file: File, signal: AbortSignal): Promise<FileText> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: 'format' };
  if (isWorkbook(bytes)) return readWorkbook(bytes, signal);
  const text = textOfFile(bytes);
  return text === null ? { problem: 'format' } : { text };
}
