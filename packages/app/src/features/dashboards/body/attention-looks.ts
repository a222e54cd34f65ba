import type { BodyAttentionKind } from '@attesta/domain/dashboards/body-attention';
import {
  BookmarkX,
  CalendarCheck,
  CalendarOff,
  CalendarPlus,
  CalendarX,
  FileClock,
  FilePen,
  Hourglass,
  PauseCircle,
  ShieldAlert,
  type LucideIcon,
} from 'lucide-react';

interface AttentionLook {
  readonly icon: LucideIcon;
  /** `error`: the body is in no match because of it. `warning`: it soon will not be, or operators see something wrong. */
  readonly tone: 'error' | 'warning' | 'neutral';
}

/** How each kind of attention looks. */
export const attentionLooks: Record<BodyAttentionKind, AttentionLook> = {
  noProfile: { icon: FilePen, tone: 'error' },
  suspended: { icon: PauseCircle, tone: 'error' },
  noDesignation: { icon: FilePen, tone: 'error' },
  noClasses: { icon: FilePen, tone: 'error' },
  designationEnded: { icon: ShieldAlert, tone: 'error' },
  designationEnds: { icon: FileClock, tone: 'warning' },
  outside: { icon: BookmarkX, tone: 'warning' },
  unconfirmed: { icon: CalendarCheck, tone: 'warning' },
  ended: { icon: CalendarX, tone: 'warning' },
  ending: { icon: CalendarOff, tone: 'neutral' },
  uncovered: { icon: CalendarPlus, tone: 'neutral' },
  waiting: { icon: Hourglass, tone: 'neutral' },
};
