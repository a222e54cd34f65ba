import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** Creates an empty folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a data folder in the state after a first start with demo data. It is deleted after the test. */
export function startedFolder(): string {
  const copy = temporaryFolder();
  fs.cpSync(inject('startedFolder'), copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return copy;
}
