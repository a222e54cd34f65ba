export interface CopyButtonLabels {
  /** Text of the button. */
  copy: string;
  /** Text of the button for 3 s after copying, and announced. */
  copied: string;
  /** Text of the button for 3 s after a failure. */
  failed: string;
  /** Announced after a failure: says what to do instead. */
  failedHelp: string;
}

export const englishCopyLabels: CopyButtonLabels = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Not copied',
  failedHelp: 'Not copied. Select the text and copy it with the keyboard.',
};
