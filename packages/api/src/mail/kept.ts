import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '../files/sync.ts';
import type { Letter } from './letter.ts';

/** A mail that was not sent but kept, with the instant it was written (ISO 8601, UTC). */
export interface KeptLetter extends Letter {
  readonly id: string;
  readonly at: string;
}

const keptSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Older ones are deleted. */
const mostKept = 200;
/** A mail is some kilobytes; a larger file is no mail. */
const longestFile = 1024 * 1024;
/** Names of kept mails: the time to the millisecond, then the id. */
const ownName = /^\d{17}-(.+)\.json$/;

/** Mails in the data folder, one file each, named so that they sort by time. */
export class KeptMail {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'mail');
  }

  /**
   * Keeps a mail; it is on the disk when this resolves. A file appears whole or not at all, and one with the same id is
   * replaced, so that a delivery may be repeated.
   */
  async keep(letter: Letter & { readonly id: string }, now: Date): Promise<void> {
    if (await mkdir(this.#folder, { recursive: true, mode: 0o700 })) await syncFolder(dirname(this.#folder));
    const at = now.toISOString();
    const id = encodeURIComponent(letter.id);
    const existing = (await this.#files()).find(({ name }) => ownName.exec(name)?.[1] === id);
    const file = join(this.#folder, existing?.name ?? `${at.replaceAll(/\D/g, '')}-${id}.json`);
    const { to, subject, text, html } = letter;
    const draft = join(this.#folder, `${id}.new`);
    const output = await open(draft, 'w', 0o600);
    try {
      await output.writeFile(JSON.stringify({ id: letter.id, at, to, subject, text, html } satisfies KeptLetter));
      await output.sync();
    } finally {
      await output.close();
    }
    await rename(draft, file);
    await syncFolder(this.#folder);
    const own = (await this.#files()).filter(({ name }) => ownName.test(name));
    await Promise.all(own.slice(mostKept).map((old) => rm(join(this.#folder, old.name), { force: true })));
  }

  /** Kept mails, newest first. A file that cannot be read is listed as an entry that says so and names it. */
  async list(): Promise<KeptLetter[]> {
    const files = (await this.#files()).slice(0, mostKept);
    const letters = await Promise.all(files.map((file) => this.#read(file)));
    return letters.filter((letter) => letter !== null);
  }

  /** Null if the file was deleted meanwhile. */
  async #read(file: Dirent): Promise<KeptLetter | null> {
    const path = join(this.#folder, file.name);
    try {
      const isMail = file.isFile() && (await stat(path)).size <= longestFile;
      if (!isMail) return unreadable(path, 'It is not a mail that the portal kept.');
      const handle = await open(path);
      try {
        return keptSchema.parse(JSON.parse(await handle.readFile('utf8')));
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      return unreadable(path, 'It is damaged, not a mail that the portal kept, or not readable for this user.');
    }
  }

  async #files(): Promise<Dirent[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    return entries.filter(({ name }) => name.endsWith('.json')).toSorted((a, b) => (a.name < b.name ? 1 : -1));
  }
}

/** Listed in place of a mail that cannot be read. */
function unreadable(path: string, reason: string): KeptLetter {
  const at = new Date(0).toISOString();
  const text = `The file ${path} cannot be read. ${reason} Delete it if nobody needs it.`;
  return { id: path, at, to: '', subject: 'A file that cannot be read', text, html: '' };
}
