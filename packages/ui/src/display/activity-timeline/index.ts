export { ActivityTimeline, type ActivityTimelineProps } from './activity-timeline.js';
export type { ActivityTimelineLabels } from './activity-timeline-labels.js';
export type { ActivityEvent, ActivityTone } from './timeline-event.js';
