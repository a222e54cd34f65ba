import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { explanation } from '../explanation.ts';
import { OperatorError } from '../operator-error.ts';

/** Runs a program of the command line: prints its text and ends with 0, or prints what is wrong and ends with 1. */
export async function runProgram(program: () => Promise<string>): Promise<void> {
  process.umask(0o077); // Whatever is written is for this user alone.
  try {
    console.log(await program());
  } catch (error) {
    console.error(explanation(error));
    process.exitCode = 1;
  }
}

/** Arguments that cannot be used: what is wrong with them, and how the program is used. */
export const misused = (what: string, usage: string) => new OperatorError(`${what}\n\n${usage}`);

/**
 * The options and other arguments of the command line; `help`, `--help` and `-h` request help.
 * @throws OperatorError for an option that does not exist
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return {
      values,
      positionals,
      needsHelp: ('help' in values && values.help === true) || positionals.join() === 'help',
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '(-[^']*)'/.exec(message)?.[1];
    throw misused(unknown === undefined ? message : `There is no option ${unknown}.`, usage);
  }
}
