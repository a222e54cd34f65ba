import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { MailStore } from './mail-store.ts';

const mail = (id: string, subject = id) => ({ id, to: 'a@example.org', subject, text: 'Text', html: '<p>Text</p>' });
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second));

describe('Stored mails', () => {
  it('are listed newest first, each with its id and the time of storage', async () => {
    const store = new MailStore(temporaryFolder());
    await store.save(mail('second'), at(2));
    await store.save(mail('first'), at(1));
    expect(await store.list()).toEqual([
      { ...mail('second'), at: '2026-11-21T09:00:02.000Z' },
      { ...mail('first'), at: '2026-11-21T09:00:01.000Z' },
    ]);
  });

  it('keep their attachments', async () => {
    const store = new MailStore(temporaryFolder());
    const attachments = [{ name: 'C-000123.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' }];
    await store.save({ ...mail('with'), attachments }, at(1));
    await store.save(mail('without'), at(2));
    expect((await store.list()).map((stored) => stored.attachments)).toEqual([undefined, attachments]);
  });

  it('contain one mail if the delivery of the same id is repeated', async () => {
    const store = new MailStore(temporaryFolder());
    await store.save(mail('job', 'First try'), at(1));
    await store.save(mail('longer-job'), at(2));
    await store.save(mail('job', 'Second try'), at(3));
    expect((await store.list()).map(({ subject }) => subject)).toEqual(['longer-job', 'Second try']);
  });

  it('are limited to the newest 200, and other files are never deleted', async () => {
    const folder = temporaryFolder();
    const store = new MailStore(folder);
    fs.mkdirSync(join(folder, 'mail'));
    fs.writeFileSync(join(folder, 'mail', '0.json'), '{}');
    for (let count = 0; count < 203; count += 1) await store.save(mail(String(count)), at(count));
    const mails = await store.list();
    expect([mails.length, mails[0]?.subject, mails.at(-1)?.subject]).toEqual([200, '202', '3']);
    expect(fs.existsSync(join(folder, 'mail', '0.json'))).toBe(true);
  });

  it('are synced to the disk, file and folder, before the promise resolves', async () => {
    const folder = temporaryFolder();
    const store = new MailStore(folder);
    const probe = await fs.promises.open(folder);
    const synced = vi.spyOn(Object.getPrototypeOf(probe) as fs.promises.FileHandle, 'sync');
    await probe.close();
    await store.save(mail('a'), at(1));
    // The data folder with the new folder, the file, the folder with the new file.
    expect(synced).toHaveBeenCalledTimes(3);
    synced.mockRestore();
  });

  it('are readable by their owner only', async () => {
    const folder = temporaryFolder();
    await new MailStore(folder).save(mail('a'), at(1));
    const [file = ''] = fs.readdirSync(join(folder, 'mail'));
    const modes = ['mail', join('mail', file)].map((name) => fs.statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('may have an id with characters that are invalid in file names', async () => {
    const store = new MailStore(temporaryFolder());
    await store.save(mail('../../x/y'), at(1));
    expect((await store.list()).map(({ id }) => id)).toEqual(['../../x/y']);
  });

  it.each([
    ['cut off', (path: string) => fs.writeFileSync(path, '{"id":"a","at":"2026')],
    ['empty', (path: string) => fs.writeFileSync(path, '')],
    ['of another program', (path: string) => fs.writeFileSync(path, '{"name":"package"}')],
    ['a mail without a time', (path: string) => fs.writeFileSync(path, JSON.stringify({ ...mail('a'), at: 7 }))],
    ['binary', (path: string) => fs.writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00]))],
    ['a folder', (path: string) => fs.mkdirSync(path)],
    ['a broken link', (path: string) => fs.symlinkSync('/absent/file', path)],
  ])('are listed next to an entry for a file that is %s', async (_what, make) => {
    const folder = temporaryFolder();
    const store = new MailStore(folder);
    await store.save(mail('good'), at(1));
    make(join(folder, 'mail', '20261121090000000-broken.json'));
    const [good, broken] = await store.list();
    expect(good?.subject).toBe('good');
    expect(broken?.subject).toBe('A file that cannot be read');
    expect(broken?.text).toContain(join(folder, 'mail', '20261121090000000-broken.json'));
  });

  it('are listed as an empty list before the first mail', async () => {
    expect(await new MailStore(temporaryFolder()).list()).toEqual([]);
  });
});
