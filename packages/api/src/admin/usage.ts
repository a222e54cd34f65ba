/** What a command returns: text to print, and whether it did what was asked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/** How the command line is used. */
export const usage = `npm run admin -- <command>

  list                             all accounts with role, state, and number and name of the organisation
  list pending                     the notified bodies that wait for approval
  approve <address> <number>       approve a notified body, if its account names this number
  reject <address> [number]        refuse a notified body, if its account names this number
  activate <address>               let a deactivated account in again
  deactivate <address>             block an account, without deleting anything
  verify <address>                 print a verification link to pass on, for when mail does not arrive
  sign-out <address>               end all sessions of an account
  remove-second-factor <address>   for someone who lost the authenticator app and the recovery codes
  help                             this text

The data folder is DATA_DIR, as for npm start. A running portal need not be stopped.`;

/** Whether help is requested. */
export const isHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.includes('--help') || args.includes('-h');

/** Most arguments of each command behind the address, which each but `list` needs. */
const argumentsBehindAddress: Record<string, number> = {
  approve: 1,
  reject: 1,
  activate: 0,
  deactivate: 0,
  verify: 0,
  'sign-out': 0,
  'remove-second-factor': 0,
};

/** What is wrong with the arguments of a command, before anything is looked up; null if nothing is. */
export function misuse([name = '', ...args]: readonly string[]): string | null {
  if (name === '') return usage;
  if (name === 'list') {
    return args.length === 0 || args.join(' ') === 'pending' ? null : 'list takes no argument but "pending".';
  }
  const most = Object.hasOwn(argumentsBehindAddress, name) ? argumentsBehindAddress[name] : undefined;
  if (most === undefined) return `There is no command ${name}.\n\n${usage}`;
  if (args.length === 0) return `${name} needs an address.`;
  if (args.length > most + 1) return `${name} takes ${most === 0 ? 'an address only' : 'an address and a number'}.`;
  return null;
}
