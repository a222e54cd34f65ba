/** What a command answers: text to print, and whether it did what was asked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/** How the command line is used. */
export const usage = `npm run admin -- <command>

  list                  all accounts with role and state
  approve <address>     admit a notified body that has configured its account
  reject <address>      refuse a notified body
  activate <address>    let a deactivated account in again
  deactivate <address>  keep an account out, without deleting anything
  verify <address>      count the e-mail address as verified, for when mail does not arrive
  sign-out <address>    end all sessions of an account

The data folder is DATA_DIR, as for npm start. A running portal need not be stopped.`;
