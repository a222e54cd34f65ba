/**
 * Returns the address that the server reads in what was typed, for pages that name it; the text itself if the rule
 * cannot be loaded.
 */
export const readAddress = (typed: string): Promise<string> =>
  import('@attesta/domain/values/email-address').then(
    ({ readEmailAddress }) => readEmailAddress(typed) ?? typed,
    () => typed,
  );
