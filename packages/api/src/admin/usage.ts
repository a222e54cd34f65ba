/** What a command returns: text to print, and whether it did what was asked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/** How the command line is used. */
export const usage = `npm run admin -- <command>

  list                         all accounts with role, state, and number and name of the organisation
  list pending                 the notified bodies that wait for approval
  approve <address> <number>   approve a notified body, if its account names this number
  reject <address>             refuse a notified body
  activate <address>           let a deactivated account in again
  deactivate <address>         block an account, without deleting anything
  verify <address>             print a verification link to pass on, for when mail does not arrive
  sign-out <address>           end all sessions of an account
  remove-second-factor <address>   for someone who lost the authenticator app and the recovery codes

The data folder is DATA_DIR, as for npm start. A running portal need not be stopped.`;
