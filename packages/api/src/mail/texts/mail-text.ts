/** The text of a mail in one language. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Label of the link. */
  readonly action: string;
  readonly closing: string;
}
