import type { WindowStatus, WindowView } from '@attesta/domain/availability/schema';
import type { Regulation } from '@attesta/domain/classes/class-variant';
import { codes, type Code } from '@attesta/domain/codes/codes';

/** What of the windows is shown, as the address says it. */
export interface WindowQuery {
  regulation: Regulation | null;
  status: WindowStatus | null;
  code: string | null;
  /** Past windows, which are hidden otherwise. */
  past: boolean;
}

/** The windows of one code, earliest first. */
export interface CodeWindows {
  code: Code;
  windows: readonly WindowView[];
}

/** The codes of one group that have windows, in the order of the list. */
export interface GroupWindows {
  prefix: string;
  group: string;
  codes: readonly CodeWindows[];
}

const statuses: Record<WindowStatus, true> = { open: true, limited: true, closed: true };
const isStatus = (text: string | null): text is WindowStatus => text !== null && Object.hasOwn(statuses, text);
const known = new Set<string>(codes.map(({ id }) => id));

/** Reads the address; what makes no sense there is left out. */
export function readWindowQuery(parameters: URLSearchParams): WindowQuery {
  const [regulation, status, code] = ['regulation', 'status', 'code'].map((name) => parameters.get(name)) as [
    string | null,
    string | null,
    string | null,
  ];
  return {
    regulation: regulation === 'MDR' || regulation === 'IVDR' ? regulation : null,
    status: isStatus(status) ? status : null,
    code: code !== null && known.has(code) ? code : null,
    past: parameters.get('past') === 'yes',
  };
}

/** The address' query; the defaults are left out. */
export const windowAddress = ({ regulation, status, code, past }: WindowQuery): URLSearchParams =>
  new URLSearchParams({
    ...(regulation && { regulation }),
    ...(status && { status }),
    ...(code && { code }),
    ...(past && { past: 'yes' }),
  });

const fits =
  ({ regulation, status, code, past }: WindowQuery) =>
  (window: WindowView) =>
    (past || !window.past) &&
    (regulation === null || window.regulation === regulation) &&
    (code === null || window.code === code) &&
    // Past is no value of status: a past window has none that could be asked for.
    (status === null || (!window.past && window.status === status));

const earlier = (one: WindowView, other: WindowView) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0);

/** The windows that fit, by group and code in the order of the lists. */
export function groupWindows(windows: readonly WindowView[], query: WindowQuery): GroupWindows[] {
  const byCode = new Map<string, WindowView[]>();
  for (const window of windows.filter(fits(query))) {
    const same = byCode.get(window.code);
    if (same) same.push(window);
    else byCode.set(window.code, [window]);
  }
  const groups: { prefix: string; group: string; codes: CodeWindows[] }[] = [];
  for (const code of codes) {
    const found = byCode.get(code.id);
    if (!found) continue;
    const last = groups.at(-1);
    const entry = { code, windows: found.sort(earlier) };
    if (last?.prefix === code.prefix && last.group === code.group) last.codes.push(entry);
    else groups.push({ prefix: code.prefix, group: code.group, codes: [entry] });
  }
  return groups;
}

/** How many windows stand in the groups. */
export const countWindows = (groups: readonly GroupWindows[]): number =>
  groups.reduce((sum, { codes: own }) => sum + own.reduce((inner, { windows }) => inner + windows.length, 0), 0);

/** The groups with the first so many windows; what holds none of them is left out. */
export function firstWindows(groups: readonly GroupWindows[], limit: number): GroupWindows[] {
  let left = limit;
  const take = (windows: readonly WindowView[]) => {
    const taken = windows.slice(0, Math.max(0, left));
    left -= taken.length;
    return taken;
  };
  return groups
    .map((group) => ({
      ...group,
      codes: group.codes
        .map((one) => ({ ...one, windows: take(one.windows) }))
        .filter(({ windows }) => windows.length > 0),
    }))
    .filter(({ codes: own }) => own.length > 0);
}
