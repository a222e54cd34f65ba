import { DatabaseUnavailable } from '../database/database.ts';
import { OperatorError } from '../operator-error.ts';
import { SettingsError } from '../settings.ts';

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

function explanation(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof OperatorError || error instanceof SettingsError) return error.message;
  if (error instanceof DatabaseUnavailable) {
    return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
  }
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'The disk is full. Free some space and try again.';
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  return 'syscall' in error ? `A file cannot be read or written: ${error.message}` : error;
}
