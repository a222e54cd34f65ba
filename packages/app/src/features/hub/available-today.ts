import type { Role } from '@attesta/domain/access/roles';
import type { TitleKey } from '../../platform/navigation/routes';
import type hub from '../../platform/i18n/en/hub.json';
import { paths, devicePaths, availabilityPaths } from '../../platform/navigation/paths';

/** A page to open instead of a section that is not built yet. The job board is external; its address is a setting. */
export type Alternative =
  | { link: Exclude<keyof typeof hub.about.links, 'jobBoard'>; to: string }
  | { link: 'jobBoard'; to?: undefined };

interface AvailableToday {
  /** Key of the text, in `about.today` of the `hub` bundle. */
  text: keyof typeof hub.about.today;
  alternative: Alternative;
  /** Whether the portal already offers the subject of the section, on another page. */
  isAvailable: boolean;
}

/** Subjects that nothing in the portal offers yet. */
const missing: readonly TitleKey[] = ['video', 'community'];

const addDevice: Alternative = { link: 'addDevice', to: devicePaths.create };
const matchmaking: Alternative = {
  link: 'matchmaking',
  to: paths.matching,
};
const availability: Alternative = { link: 'availability', to: availabilityPaths.calendar };
const courses: Alternative = { link: 'courses', to: paths.hub };
const jobBoard: Alternative = { link: 'jobBoard' };

type Section = Extract<TitleKey, 'video' | 'codes' | 'hubMatchmaking' | 'jobBoard' | 'courses' | 'community'>;

type ByRole = Omit<AvailableToday, 'isAvailable'>;

/** By section: for market operators, for notified bodies, and for all other roles. */
const sections: Record<Section, [operator: ByRole, body: ByRole, other: ByRole]> = {
  video: [
    { text: 'videoOperator', alternative: matchmaking },
    { text: 'video', alternative: courses },
    { text: 'video', alternative: courses },
  ],
  codes: [
    { text: 'codesOperator', alternative: addDevice },
    { text: 'codesBody', alternative: availability },
    { text: 'codesOther', alternative: courses },
  ],
  hubMatchmaking: [
    { text: 'matchmakingOperator', alternative: matchmaking },
    { text: 'matchmakingBody', alternative: availability },
    { text: 'matchmakingOther', alternative: jobBoard },
  ],
  jobBoard: [
    { text: 'jobBoard', alternative: jobBoard },
    { text: 'jobBoard', alternative: jobBoard },
    { text: 'jobBoard', alternative: jobBoard },
  ],
  courses: [
    { text: 'courses', alternative: courses },
    { text: 'courses', alternative: courses },
    { text: 'courses', alternative: courses },
  ],
  community: [
    { text: 'community', alternative: courses },
    { text: 'community', alternative: courses },
    { text: 'community', alternative: courses },
  ],
};

const isSection = (title: TitleKey): title is Section => Object.hasOwn(sections, title);

/** Returns what a role can use today instead of a section of the hub, or null for any other page. */
export function availableToday(title: TitleKey, role: Role | null): AvailableToday | null {
  if (!isSection(title)) return null;
  const [operator, body, other] = sections[title];
  const byRole = role === 'market_operator' ? operator : role === 'notified_body' ? body : other;
  return { ...byRole, isAvailable: !missing.includes(title) };
}
