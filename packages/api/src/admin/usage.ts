/** Result of a command: the text to print, and whether the command succeeded. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/** The usage text. */
export const usage = `npm run admin -- <command>

  list                             all accounts with role, state, and number and name of the organisation
  list pending                     the notified bodies waiting for approval
  approve <address> <number>       approve a notified body if its account has this number
  reject <address> [number]        reject a notified body if its account has this number
  activate <address>               reactivate a deactivated account
  deactivate <address>             block an account, without deleting anything
  verify <address>                 print a verification link to pass on if mail does not arrive
  sign-out <address>               end all sessions of an account
  remove-second-factor <address>   for a user who lost the authenticator app and the recovery codes
  help                             print this text

The data folder is DATA_DIR, as for npm start. A running portal need not be stopped.`;

/** Whether help is requested. */
export const isHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.includes('--help') || args.includes('-h');

/** Maximum number of arguments after the address. Every command except `list` needs an address. */
const maxArgumentsAfterAddress: Record<string, number> = {
  approve: 1,
  reject: 1,
  activate: 0,
  deactivate: 0,
  verify: 0,
  'sign-out': 0,
  'remove-second-factor': 0,
};

/** Returns what is wrong with the arguments of a command, or null. Does not access the database. */
export function usageProblem([name = '', ...args]: readonly string[]): string | null {
  if (name === '') return usage;
  if (name === 'list') {
    return args.length === 0 || args.join(' ') === 'pending' ? null : 'list takes no argument but "pending".';
  }
  const maxArguments = Object.hasOwn(maxArgumentsAfterAddress, name) ? maxArgumentsAfterAddress[name] : undefined;
  if (maxArguments === undefined) return `There is no command ${name}.\n\n${usage}`;
  if (args.length === 0) return `${name} needs an address.`;
  if (args.length > maxArguments + 1)
    return `${name} takes ${maxArguments === 0 ? 'an address only' : 'an address and a number'}.`;
  return null;
}
