import { plain } from './table.ts';

/** The usage text. */
export const usage = `npm run admin -- <command>

  list                             all accounts with role, state or day of deletion, and organisation
  list pending                     the notified bodies waiting for approval
  approve <address> <number>       approve a notified body if its account has this number
  reject <address> [number]        reject a notified body if its account has this number
  activate <address>               reactivate a deactivated account
  deactivate <address>             block an account, without deleting anything
  delete <address>                 delete an account in 30 days, as its user can; keep <address> undoes it
  verify <address>                 print a verification link to pass on if mail does not arrive
  sign-out <address>               end all sessions of an account
  remove-second-factor <address>   for a user who lost the authenticator app and the recovery codes; first verify
                                   that it is the user, for example by phone, not by e-mail

  designation list                 what notified bodies state about their designations and waits for approval
  designation approve <number> <version>
                                   approve it: it counts in matches from now on; compare with NANDO first
  designation reject <number> <version>
                                   reject it: what was approved before still counts

  course list                      all courses with state, places and waiting list
  course add <file.json>           add a course
  course change <file.json>        replace the facts of the course with the id in the file
  course cancel <id>               cancel a course; a mail is sent to each account with a registration
  course registrations <id>        the registrations for a course
  registration cancel <number>     cancel a registration, such as C-000123; its place goes to the waiting list
  discount list                    all discount codes with their uses
  discount add <code> <percent%|amount> [course] [until] [max]
                                   add a code: 10% or 50.00 (euros), for one course (- for all), until a day
                                   such as 2027-06-30 (- without end), for a maximum of registrations
  discount remove <code>           remove a code; registrations that used it keep their price

  invoice list                     the invoices kept after the deletion of their accounts

  demo reset                       what starting the demo anew would delete; demo reset confirm deletes it, and
                                   writes the demo data as on a first start today

  help                             print this text

The data folder is DATA_DIR, as for npm start. A running portal need not be stopped.`;

/** Whether help is requested. */
export const isHelp = (args: readonly string[]): boolean =>
  args[0] === 'help' || args.includes('--help') || args.includes('-h');

/** Maximum number of arguments after the address. Every other command of one word except `list` needs an address. */
const maxArgumentsAfterAddress: Record<string, number> = {
  approve: 1,
  reject: 1,
  activate: 0,
  deactivate: 0,
  delete: 0,
  keep: 0,
  verify: 0,
  'sign-out': 0,
  'remove-second-factor': 0,
};

/** Commands of two words, which need no account: the allowed numbers of arguments, and their description. */
const commandsOfTwoWords: Record<string, { readonly counts: readonly number[]; readonly takes: string }> = {
  'designation list': { counts: [0], takes: 'no argument' },
  'designation approve': { counts: [2], takes: 'the number of a notified body and the version that you checked' },
  'designation reject': { counts: [2], takes: 'the number of a notified body and the version that you checked' },
  'course list': { counts: [0], takes: 'no argument' },
  'course add': { counts: [1], takes: 'a JSON file' },
  'course change': { counts: [1], takes: 'a JSON file' },
  'course cancel': { counts: [1], takes: 'the id of a course' },
  'course registrations': { counts: [1], takes: 'the id of a course' },
  'registration cancel': { counts: [1], takes: 'the number of a registration' },
  'discount list': { counts: [0], takes: 'no argument' },
  'discount add': {
    counts: [2, 3, 4, 5],
    takes: 'a code and a discount, then optionally a course, a last day and a maximum number of uses',
  },
  'discount remove': { counts: [1], takes: 'a code' },
  'invoice list': { counts: [0], takes: 'no argument' },
  'demo reset': { counts: [0, 1], takes: 'no argument but "confirm"' },
};
const firstWords = new Set(Object.keys(commandsOfTwoWords).map((name) => name.split(' ')[0]));

function problemOfTwoWords(name: string, second: string, count: number): string | null {
  const full = `${name} ${second}`;
  const command = Object.hasOwn(commandsOfTwoWords, full) ? commandsOfTwoWords[full] : undefined;
  if (!command) return `There is no command ${plain(full.trim())}.\n\n${usage}`;
  return command.counts.includes(count) ? null : `${full} takes ${command.takes}.`;
}

/** Returns what is wrong with the arguments of a command, or null. Does not access the database. */
export function usageProblem([name = '', ...args]: readonly string[]): string | null {
  if (name === '') return usage;
  if (name === 'list') {
    return args.length === 0 || args.join(' ') === 'pending' ? null : 'list takes no argument but "pending".';
  }
  if (firstWords.has(name)) return problemOfTwoWords(name, args[0] ?? '', Math.max(0, args.length - 1));
  const maxArguments = Object.hasOwn(maxArgumentsAfterAddress, name) ? maxArgumentsAfterAddress[name] : undefined;
  if (maxArguments === undefined) return `There is no command ${plain(name)}.\n\n${usage}`;
  if (args.length === 0) return `${name} needs an address.`;
  if (args.length > maxArguments + 1)
    return `${name} takes ${maxArguments === 0 ? 'an address only' : 'an address and a number'}.`;
  return null;
}
