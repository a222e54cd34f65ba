import { demoPassword, shownAccounts } from './demo/accounts.ts';

interface Greeting {
  readonly address: string;
  readonly hasDemoData: boolean;
  readonly keepsMail: boolean;
  /** PGlite's folder, or null on a PostgreSQL server. */
  readonly dataDir: string;
}

/** What is printed once the portal is open. `strong` makes text stand out where the terminal can. */
export function greeting({ address, hasDemoData, keepsMail, dataDir }: Greeting, strong: (text: string) => string): string {
  const width = Math.max(...shownAccounts.map(({ email }) => email.length));
  const accounts = hasDemoData
    ? [`Demo accounts, password ${strong(demoPassword)}`, ...shownAccounts.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`), '']
    : [];
  const places = [keepsMail && ['Mail', `${address}/dev/mail`], ['Calls', `${address}/api/docs`], ['Data', dataDir]].filter((place) => place !== false);
  const lines = ['', `Attesta is open at ${strong(address)}`, '', ...accounts, ...places.map(([name = '', place]) => `${name.padEnd(7)}${place}`), '', 'Stop with Ctrl+C.', ''];
  return lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
}
