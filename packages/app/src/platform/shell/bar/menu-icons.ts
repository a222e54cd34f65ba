import { AvailabilityWindowIcon, DesignationCodeIcon, DeviceIcon, MatchIcon } from '@attesta/ui/display/icon';
import {
  Briefcase,
  ChartLine,
  ChartNoAxesColumn,
  Clapperboard,
  Compass,
  GraduationCap,
  LayoutDashboard,
  Plus,
  Users,
} from 'lucide-react';
import type { AriaAttributes, ComponentType } from 'react';

/** Icons of the menu entries, always next to a label. */
export const menuIcons: Record<string, ComponentType<Pick<AriaAttributes, 'aria-hidden'>>> = {
  nexus: Compass,
  video: Clapperboard,
  codes: DesignationCodeIcon,
  hubMatchmaking: MatchIcon,
  jobBoard: Briefcase,
  courses: GraduationCap,
  community: Users,
  dashboard: LayoutDashboard,
  statistics: ChartNoAxesColumn,
  addDevice: Plus,
  yourDevices: DeviceIcon,
  matchmaking: MatchIcon,
  ganttCalendar: AvailabilityWindowIcon,
  analytics: ChartLine,
};
