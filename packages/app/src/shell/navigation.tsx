import { NavTree } from '@attesta/ui/navigation/nav-tree';
import { BookOpen, Briefcase, CalendarDays, ChartLine, ChartNoAxesColumn, Clapperboard, ClipboardList, Compass, GraduationCap, Handshake, LayoutDashboard, ListChecks, Plus, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../session/user';
import { activeItem, dashboardMenu, hubMenu } from './menu';

/** Icons of the menu's entries; one stroke width, always beside a word. */
const icons: Record<string, LucideIcon> = {
  nexus: Compass, video: Clapperboard, codes: BookOpen, hubMatchmaking: Handshake, jobBoard: Briefcase, courses: GraduationCap, community: Users,
  dashboard: LayoutDashboard, statistics: ChartNoAxesColumn, addDevice: Plus, yourDevices: ClipboardList, matchmaking: ListChecks, ganttCalendar: CalendarDays, analytics: ChartLine,
};

/** The navigation of the signed-in shell: the role's dashboards, then the hub; each leads to the other. */
export function Navigation({ user }: { user: User }) {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const groups = [...dashboardMenu(user.role), ...hubMenu()].map((group) => ({
    id: group.id,
    label: t(`groups.${group.label}`),
    items: group.items.map(({ id, label, href }) => {
      const Icon = icons[id];
      return { id, label: t(`menu.${label}` as 'menu.error'), href, icon: Icon && <Icon aria-hidden /> };
    }),
  }));
  return <NavTree groups={groups} activeId={activeItem(pathname)} renderLink={({ href, ...link }) => <Link {...link} to={href} />} />;
}
