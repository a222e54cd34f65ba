import type { ActivityTone } from './timeline-event.js';

export interface ActivityTimelineLabels {
  today: string;
  yesterday: string;
  /** Read before the title of an event with a tone. */
  tones: Record<ActivityTone, string>;
  loadMore: string;
  loading: string;
  /** Announced after more events were loaded. */
  added: (count: number) => string;
  /** Shown and announced when loading failed. */
  failed: string;
  retry: string;
}

export const englishTimelineLabels: ActivityTimelineLabels = {
  today: 'Today',
  yesterday: 'Yesterday',
  tones: { success: 'Done', warning: 'Warning', error: 'Failed' },
  loadMore: 'Show earlier events',
  loading: 'Loading',
  added: (count) => (count === 1 ? '1 more event' : `${count} more events`),
  failed: 'The events were not loaded.',
  retry: 'Try again',
};
