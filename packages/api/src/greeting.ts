import { join } from 'node:path';
import { demoPassword, shownAccounts } from './demo/accounts.ts';

interface Greeting {
  /** Where the portal is open, such as `http://127.0.0.1:4300`. */
  readonly address: string;
  readonly hasDemoData: boolean;
  /** Whether mails are kept in the data folder instead of sent. */
  readonly keepsMail: boolean;
  /** Path of the page that shows the kept mails; absent where they may not be shown. */
  readonly mailPath: string | undefined;
  readonly dataDir: string;
}

/** What is printed once the portal is open. `strong` makes text bold where the terminal can. */
export function greeting(facts: Greeting, strong: (text: string) => string): string {
  const { address, hasDemoData, keepsMail, mailPath, dataDir } = facts;
  const width = Math.max(...shownAccounts.map(({ email }) => email.length));
  const list = shownAccounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`);
  const accounts = hasDemoData ? [`Demo accounts, password ${strong(demoPassword)}`, ...list, ''] : [];
  const mail =
    mailPath === undefined
      ? `kept in ${join(dataDir, 'mail')}, not sent`
      : `${address}${mailPath} (the link changes at each start)`;
  const places = [...(keepsMail ? [['Mail', mail]] : []), ['Calls', `${address}/api/docs`], ['Data', dataDir]];
  const lines = [
    '',
    `Attesta is open at ${strong(address)}`,
    '',
    ...accounts,
    ...places.map(([name = '', place = '']) => `${name.padEnd(7)}${place}`),
    '',
    'Stop with Ctrl+C.',
    '',
  ];
  return lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
}
