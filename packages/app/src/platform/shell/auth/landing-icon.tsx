import { CalendarDays, ClipboardList, ListChecks } from 'lucide-react';

const icons = { register: ClipboardList, match: ListChecks, calendar: CalendarDays };

/** A decorative icon next to a point of `AuthLanding`. */
export function LandingIcon({ point }: { point: keyof typeof icons }) {
  const Icon = icons[point];
  return <Icon aria-hidden />;
}
