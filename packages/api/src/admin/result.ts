/** Result of a command: the text to print, and whether the command succeeded. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

export const done = (text: string): CommandResult => ({ ok: true, text });
export const refused = (text: string): CommandResult => ({ ok: false, text });
