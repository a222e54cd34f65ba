import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const facts: Parameters<typeof greeting>[0] = {
  address: 'http://127.0.0.1:4300',
  hasDemoData: false,
  keepsMail: true,
  mailPath: undefined,
  dataDir: '/data',
};
const printed = (changes: Partial<typeof facts>) => greeting({ ...facts, ...changes }, (text) => text);

describe('What the start prints', () => {
  it('links to the kept mails where they are shown', () => {
    expect(printed({ mailPath: '/dev/mail/secret' })).toContain(
      'Mail   http://127.0.0.1:4300/dev/mail/secret (the link changes at each start)\n',
    );
  });

  it('names the folder of the kept mails where they are not shown', () => {
    expect(printed({})).toContain('Mail   kept in /data/mail, not sent\n');
  });

  it('has no word about mails where they are sent', () => {
    expect(printed({ keepsMail: false })).not.toContain('Mail');
  });
});
