import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, TriangleAlert } from '../../foundation/glyphs.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Avatar } from '../avatar/index.js';

export type ActivityTone = 'success' | 'warning' | 'error';

export interface ActivityEvent {
  /** Unique among the events. */
  id: string;
  /** The instant in ISO 8601 with a time zone, such as `2027-03-12T09:41:00Z`. */
  time: string;
  /** A whole sentence that includes the name of the actor: "Anna Petrescu approved the payment". */
  title: ReactNode;
  /** The person or organisation, shown as an avatar. It is decorative, because the title includes the name. */
  actor?: { name: string; src?: string | null | undefined; photo?: boolean | undefined } | undefined;
  /** A decorative icon in place of the avatar, for events without a person. */
  icon?: ReactNode;
  /** The meaning of the event, shown by an icon and read before the title. */
  tone?: ActivityTone | undefined;
  /** Further content below the title, such as a comment or the changed values. */
  details?: ReactNode;
}

const toneIcons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface TimelineEventProps {
  event: ActivityEvent;
  /** The time of day for readers. */
  time: string;
  tones: Record<ActivityTone, string>;
}

export function TimelineEvent({ event, time, tones }: TimelineEventProps) {
  const { title, actor, icon, tone, details } = event;
  const ToneIcon = tone && toneIcons[tone];
  const hasMark = Boolean(icon ?? actor);
  const mark =
    icon ??
    (actor ? (
      <Avatar aria-hidden name={actor.name} src={actor.src} photo={actor.photo} size={34} />
    ) : (
      ToneIcon && <ToneIcon aria-hidden />
    ));
  return (
    <li data-slot="event" data-tone={tone} data-plain={!mark || undefined}>
      <span data-slot="mark" data-avatar={(!icon && actor && true) || undefined}>
        {mark}
      </span>
      <div data-slot="content">
        <p data-slot="title">
          {ToneIcon && hasMark && <ToneIcon aria-hidden />}
          {tone && <VisuallyHidden>{`${tones[tone]}: `}</VisuallyHidden>}
          <span>{title}</span>
        </p>
        <time data-slot="time" dateTime={event.time}>
          {time}
        </time>
        {details !== undefined && <div data-slot="text">{details}</div>}
      </div>
    </li>
  );
}
