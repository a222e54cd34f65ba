import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** An empty folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder after its first start, with demo data, that is gone after the test. */
export function startedFolder(): string {
  const copy = temporaryFolder();
  fs.cpSync(inject('startedFolder'), copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return copy;
}
