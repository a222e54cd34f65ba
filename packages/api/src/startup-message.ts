import { join } from 'node:path';
import { demoPassword, listedAccounts } from './demo/accounts.ts';

interface StartupFacts {
  /** The portal's address, such as `http://127.0.0.1:4300`. */
  readonly address: string;
  readonly hasDemoData: boolean;
  /** Whether mails are stored in the data folder instead of sent. */
  readonly storesMail: boolean;
  /** Path of the page with the stored mails; undefined where they may not be shown. */
  readonly mailPath: string | undefined;
  readonly dataDir: string;
}

/** The text that is printed once the portal accepts requests. `strong` makes text bold if the terminal supports it. */
export function startupMessage(facts: StartupFacts, strong: (text: string) => string): string {
  const { address, hasDemoData, storesMail, mailPath, dataDir } = facts;
  const width = Math.max(...listedAccounts.map(({ email }) => email.length));
  const list = listedAccounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`);
  const accounts = hasDemoData ? [`Demo accounts, password ${strong(demoPassword)}`, ...list, ''] : [];
  const mail =
    mailPath === undefined
      ? `stored in ${join(dataDir, 'mail')}, not sent`
      : `${address}${mailPath} (the link changes at each start)`;
  const rows = [...(storesMail ? [['Mail', mail]] : []), ['Calls', `${address}/api/docs`], ['Data', dataDir]];
  const lines = [
    '',
    `Attesta is open at ${strong(address)}`,
    '',
    ...accounts,
    ...rows.map(([label = '', value = '']) => `${label.padEnd(7)}${value}`),
    '',
    'Stop with Ctrl+C.',
    '',
  ];
  return lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
}
