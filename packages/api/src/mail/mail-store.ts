import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '../files/sync.ts';
import type { Mail } from './render-mail.ts';

/** A mail that was stored instead of sent, with the time of storage (ISO 8601, UTC). */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly at: string;
}

const storedMailSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z
    .array(z.object({ name: z.string(), contentType: z.string(), content: z.string() }))
    .readonly()
    .optional(),
});

/** Maximum number of stored mails; older ones are deleted. */
const maxStoredMails = 200;
/** Maximum size of a file in bytes. A mail has some kilobytes; a larger file is not a mail. */
const maxFileBytes = 1024 * 1024;
/** File names of stored mails: the time in milliseconds, then the id. */
const ownName = /^\d{17}-(.+)\.json$/;

/** Mails in the data folder, one file each, with names that sort by time. */
export class MailStore {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'mail');
  }

  /**
   * Stores a mail; it is on the disk when this resolves. Files are written atomically, and a mail with the same id is
   * replaced, so that a delivery can be repeated.
   */
  async save(mail: Mail & { readonly id: string }, now: Date): Promise<void> {
    if (await mkdir(this.#folder, { recursive: true, mode: 0o700 })) await syncFolder(dirname(this.#folder));
    const at = now.toISOString();
    const id = encodeURIComponent(mail.id);
    const existing = (await this.#files()).find(({ name }) => ownName.exec(name)?.[1] === id);
    const file = join(this.#folder, existing?.name ?? `${at.replaceAll(/\D/g, '')}-${id}.json`);
    const { to, subject, text, html, attachments } = mail;
    const draft = join(this.#folder, `${id}.new`);
    const output = await open(draft, 'w', 0o600);
    try {
      const stored: StoredMail = { id: mail.id, at, to, subject, text, html, attachments };
      await output.writeFile(JSON.stringify(stored));
      await output.sync();
    } finally {
      await output.close();
    }
    await rename(draft, file);
    await syncFolder(this.#folder);
    const own = (await this.#files()).filter(({ name }) => ownName.test(name));
    await Promise.all(own.slice(maxStoredMails).map((old) => rm(join(this.#folder, old.name), { force: true })));
  }

  /** Lists stored mails, newest first. An unreadable file is listed as an entry with its path and the reason. */
  async list(): Promise<StoredMail[]> {
    const files = (await this.#files()).slice(0, maxStoredMails);
    const mails = await Promise.all(files.map((file) => this.#read(file)));
    return mails.filter((mail) => mail !== null);
  }

  /** Returns null if the file was deleted in the meantime. */
  async #read(file: Dirent): Promise<StoredMail | null> {
    const path = join(this.#folder, file.name);
    try {
      const isMail = file.isFile() && (await stat(path)).size <= maxFileBytes;
      if (!isMail) return unreadable(path, 'It is not a mail that the portal stored.');
      const handle = await open(path);
      try {
        return storedMailSchema.parse(JSON.parse(await handle.readFile('utf8')));
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      return unreadable(path, 'It is damaged, not a mail that the portal stored, or not readable by this user.');
    }
  }

  async #files(): Promise<Dirent[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    return entries.filter(({ name }) => name.endsWith('.json')).toSorted((a, b) => (a.name < b.name ? 1 : -1));
  }
}

/** The entry for an unreadable file. */
function unreadable(path: string, reason: string): StoredMail {
  const at = new Date(0).toISOString();
  const text = `The file ${path} cannot be read. ${reason} Delete it if it is not needed.`;
  return { id: path, at, to: '', subject: 'A file that cannot be read', text, html: '' };
}
