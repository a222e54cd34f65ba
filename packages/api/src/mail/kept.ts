import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Letter } from './letter.ts';

/** A mail that was not sent but kept, with the instant it was written (ISO 8601, UTC). */
export interface KeptLetter extends Letter {
  readonly id: string;
  readonly at: string;
}

/** Older ones go. */
const mostKept = 200;

/** Mails in the data folder, one file each, named so that they sort by time. */
export class KeptMail {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'mail');
  }

  /** Keeps a mail. A file appears whole or not at all. */
  async keep(letter: Letter, now: Date): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const at = now.toISOString();
    const id = `${at.replaceAll(/\D/g, '')}-${randomUUID()}`;
    const kept: KeptLetter = { id, at, ...letter };
    const file = join(this.#folder, `${id}.json`);
    await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    await rename(`${file}.new`, file);
    await Promise.all((await this.#files()).slice(mostKept).map((old) => rm(join(this.#folder, old), { force: true })));
  }

  /** Kept mails, newest first. */
  async list(): Promise<KeptLetter[]> {
    const files = await this.#files();
    return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(this.#folder, file), 'utf8')) as KeptLetter));
  }

  async #files(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).toSorted().toReversed();
  }
}
