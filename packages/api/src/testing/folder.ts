import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a folder that is gone after the test. */
export function copyOf(folder: string): string {
  const copy = temporaryFolder();
  fs.cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return copy;
}
