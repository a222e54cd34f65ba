export { ActivityTimeline, type ActivityTimelineLabels, type ActivityTimelineProps } from './activity-timeline.js';
export type { ActivityEvent, ActivityTone } from './timeline-event.js';
