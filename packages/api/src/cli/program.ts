import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { explainError } from './explain-error.ts';
import { OperatorError } from '../operator/operator-error.ts';

/** Runs a command-line program: prints the returned text and exits with 0, or prints the error and exits with 1. */
export async function runProgram(program: () => Promise<string>): Promise<void> {
  process.umask(0o077); // Every file that is written is accessible to this user only.
  try {
    console.log(await program());
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}

/** An error for invalid arguments: the reason, then the usage of the program. */
export const usageError = (what: string, usage: string) => new OperatorError(`${what}\n\n${usage}`);

/**
 * Parses the command line. `help`, `--help` and `-h` request help.
 * @throws OperatorError for an unknown option
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
    throw usageError(unknown === undefined ? message : `There is no option ${unknown}.`, usage);
  }
}
