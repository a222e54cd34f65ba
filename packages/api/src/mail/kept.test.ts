import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { KeptMail } from './kept.ts';

const letter = (id: string, subject = id) => ({ id, to: 'a@example.org', subject, text: 'Text', html: '<p>Text</p>' });
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second));

describe('Kept mail', () => {
  it('lists mails newest first, each with its id and the instant it was kept', async () => {
    const kept = new KeptMail(temporaryFolder());
    await kept.keep(letter('second'), at(2));
    await kept.keep(letter('first'), at(1));
    expect(await kept.list()).toEqual([
      { ...letter('second'), at: '2026-11-21T09:00:02.000Z' },
      { ...letter('first'), at: '2026-11-21T09:00:01.000Z' },
    ]);
  });

  it('keeps one mail when the delivery of the same id is repeated', async () => {
    const kept = new KeptMail(temporaryFolder());
    await kept.keep(letter('job', 'First try'), at(1));
    await kept.keep(letter('longer-job'), at(2));
    await kept.keep(letter('job', 'Second try'), at(3));
    expect((await kept.list()).map(({ subject }) => subject)).toEqual(['longer-job', 'Second try']);
  });

  it('keeps the newest 200, and deletes no file that is not its own', async () => {
    const folder = temporaryFolder();
    const kept = new KeptMail(folder);
    fs.mkdirSync(join(folder, 'mail'));
    fs.writeFileSync(join(folder, 'mail', '0.json'), '{}');
    for (let count = 0; count < 203; count += 1) await kept.keep(letter(String(count)), at(count));
    const mails = await kept.list();
    expect([mails.length, mails[0]?.subject, mails.at(-1)?.subject]).toEqual([200, '202', '3']);
    expect(fs.existsSync(join(folder, 'mail', '0.json'))).toBe(true);
  });

  it('writes the file and the folder to the disk before it resolves', async () => {
    const folder = temporaryFolder();
    const kept = new KeptMail(folder);
    const probe = await fs.promises.open(folder);
    const synced = vi.spyOn(Object.getPrototypeOf(probe) as fs.promises.FileHandle, 'sync');
    await probe.close();
    await kept.keep(letter('a'), at(1));
    // The data folder with the new folder, the file, the folder with the new file.
    expect(synced).toHaveBeenCalledTimes(3);
    synced.mockRestore();
  });

  it('is readable by its owner only', async () => {
    const folder = temporaryFolder();
    await new KeptMail(folder).keep(letter('a'), at(1));
    const [file = ''] = fs.readdirSync(join(folder, 'mail'));
    const modes = ['mail', join('mail', file)].map((name) => fs.statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('takes an id with signs that no file name may have', async () => {
    const kept = new KeptMail(temporaryFolder());
    await kept.keep(letter('../../x/y'), at(1));
    expect((await kept.list()).map(({ id }) => id)).toEqual(['../../x/y']);
  });

  it.each([
    ['cut off', (path: string) => fs.writeFileSync(path, '{"id":"a","at":"2026')],
    ['empty', (path: string) => fs.writeFileSync(path, '')],
    ['of another program', (path: string) => fs.writeFileSync(path, '{"name":"package"}')],
    ['a mail without an instant', (path: string) => fs.writeFileSync(path, JSON.stringify({ ...letter('a'), at: 7 }))],
    ['binary', (path: string) => fs.writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00]))],
    ['a folder', (path: string) => fs.mkdirSync(path)],
    ['a link that leads nowhere', (path: string) => fs.symlinkSync('/absent/file', path)],
  ])('lists the others beside a file that is %s, and names that one', async (_what, make) => {
    const folder = temporaryFolder();
    const kept = new KeptMail(folder);
    await kept.keep(letter('good'), at(1));
    make(join(folder, 'mail', '20261121090000000-broken.json'));
    const [good, broken] = await kept.list();
    expect(good?.subject).toBe('good');
    expect(broken?.subject).toBe('A file that cannot be read');
    expect(broken?.text).toContain(join(folder, 'mail', '20261121090000000-broken.json'));
  });

  it('has an empty list before the first mail', async () => {
    expect(await new KeptMail(temporaryFolder()).list()).toEqual([]);
  });
});
