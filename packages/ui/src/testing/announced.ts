import { onTestFinished } from 'vitest';
import { observeAnnouncements } from './observe-announcements.js';

/** Records the announcements until the test ends. See {@link observeAnnouncements}. */
export function recordAnnouncements(): string[] {
  const [announced, stop] = observeAnnouncements();
  onTestFinished(stop);
  return announced;
}
