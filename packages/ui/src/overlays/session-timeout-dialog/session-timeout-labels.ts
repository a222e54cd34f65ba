/** Labels of a session-timeout dialog. */
export interface SessionTimeoutLabels {
  title: string;
  /** What happens, without the time. */
  description: string;
  /** The time that is left, shown and announced. Seconds below a minute, otherwise whole minutes. */
  remaining: (minutes: number, seconds: number) => string;
  /** The button that extends the session. */
  extend: string;
  signOut: string;
  /** The button while the session is being extended. */
  extending: string;
  /** Shown if the session could not be extended. */
  failed: string;
  /** Announced when the session was extended, also in another tab. */
  extended: string;
}

export const englishSessionTimeoutLabels: SessionTimeoutLabels = {
  title: 'You will be signed out soon',
  description: 'You have not used the portal for a while. What is not saved may be lost.',
  remaining: (minutes, seconds) =>
    minutes > 0
      ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
      : `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  extend: 'Stay signed in',
  signOut: 'Sign out now',
  extending: 'Extending',
  failed: 'The session could not be extended. Try again.',
  extended: 'You stay signed in.',
};
