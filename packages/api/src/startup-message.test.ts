import { describe, expect, it } from 'vitest';
import { startupMessage } from './startup-message.ts';

const facts: Parameters<typeof startupMessage>[0] = {
  address: 'http://127.0.0.1:4300',
  hasDemoData: false,
  storesMail: true,
  mailPath: undefined,
  dataDir: '/data',
};
const printed = (changes: Partial<typeof facts>) => startupMessage({ ...facts, ...changes }, (text) => text);

describe('The startup message', () => {
  it('links to the stored mails if they may be shown', () => {
    expect(printed({ mailPath: '/dev/mail/secret' })).toContain(
      'Mail   http://127.0.0.1:4300/dev/mail/secret (the link changes at each start)\n',
    );
  });

  it('shows the folder of the stored mails if they may not be shown', () => {
    expect(printed({})).toContain('Mail   stored in /data/mail, not sent\n');
  });

  it('does not mention mails if they are sent', () => {
    expect(printed({ storesMail: false })).not.toContain('Mail');
  });
});
