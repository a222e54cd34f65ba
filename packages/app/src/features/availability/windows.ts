import { intakePools, type IntakePool, type WindowStatus, type WindowView } from '@attesta/domain/availability/schema';
import { isClassOf, riskClasses, type Regulation, type RiskClass } from '@attesta/domain/classes/class-variant';
import { codes, type Code } from '@attesta/domain/codes/codes';
import { searchOf } from '../../platform/forms/search-text';

/** The search and filters of the window list, as stored in the URL. */
export interface WindowQuery {
  regulation: Regulation | null;
  status: WindowStatus | null;
  code: string | null;
  pool: IntakePool | null;
  /** A plain class that the windows accept. */
  riskClass: RiskClass | null;
  /** Whether past windows are shown. */
  past: boolean;
  /** Words in a code or its description. */
  search: string;
  view: 'timeline' | 'table';
}

/** The windows of one code, earliest first. */
export interface CodeWindows {
  code: Code;
  windows: readonly WindowView[];
}

/** The codes of one group that have windows, in list order. */
export interface GroupWindows {
  prefix: string;
  group: string;
  codes: readonly CodeWindows[];
}

const statuses: Record<WindowStatus, true> = { open: true, limited: true, closed: true };
const isStatus = (text: string | null): text is WindowStatus => text !== null && Object.hasOwn(statuses, text);
const known = new Set<string>(codes.map(({ id }) => id));

/** Reads the query parameters. Invalid values are ignored. */
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
    pool: intakePools.find((each) => each === parameters.get('pool')) ?? null,
    riskClass: riskClasses.find((each) => each === parameters.get('class')) ?? null,
    past: parameters.get('past') === 'yes',
    search: searchOf(parameters.get('search') ?? ''),
    view: parameters.get('view') === 'table' ? 'table' : 'timeline',
  };
}

/** Returns the query parameters of a window query, without defaults. */
export const windowSearchParams = ({
  regulation,
  status,
  code,
  pool,
  riskClass,
  past,
  search,
  view,
}: WindowQuery): URLSearchParams =>
  new URLSearchParams({
    ...(search && { search }),
    ...(regulation && { regulation }),
    ...(status && { status }),
    ...(code && { code }),
    ...(pool && { pool }),
    ...(riskClass && { class: riskClass }),
    ...(past && { past: 'yes' }),
    ...(view === 'table' && { view }),
  });

/** Whether a window is for the pool and the class of a query. A window without classes accepts all classes of its body. */
export const isFor = (
  window: Pick<WindowView, 'regulation' | 'intakePool' | 'classes'>,
  { pool, riskClass }: Pick<WindowQuery, 'pool' | 'riskClass'>,
): boolean =>
  (pool === null || window.intakePool === pool) &&
  (riskClass === null ||
    (window.classes.length === 0 ? isClassOf(window.regulation, riskClass) : window.classes.includes(riskClass)));

const matches = (query: WindowQuery) => {
  const { regulation, status, code, past } = query;
  return (window: WindowView) =>
    (past || !window.past) &&
    isFor(window, query) &&
    (regulation === null || window.regulation === regulation) &&
    (code === null || window.code === code) &&
    // A past window has no current status, so it matches no status filter.
    (status === null || (!window.past && window.status === status));
};

const byStart = (one: WindowView, other: WindowView) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0);

/** Returns the windows that match the filters of the query, by code group and code in list order. */
export function groupWindows(windows: readonly WindowView[], query: WindowQuery): GroupWindows[] {
  const byCode = new Map<string, WindowView[]>();
  for (const window of windows.filter(matches(query))) {
    const same = byCode.get(window.code);
    if (same) same.push(window);
    else byCode.set(window.code, [window]);
  }
  const groups: { prefix: string; group: string; codes: CodeWindows[] }[] = [];
  for (const code of codes) {
    const found = byCode.get(code.id);
    if (!found) continue;
    const last = groups.at(-1);
    const entry = { code, windows: found.sort(byStart) };
    if (last?.prefix === code.prefix && last.group === code.group) last.codes.push(entry);
    else groups.push({ prefix: code.prefix, group: code.group, codes: [entry] });
  }
  return groups;
}

/** Returns the number of windows in the groups. */
export const countWindows = (groups: readonly GroupWindows[]): number =>
  groups.reduce(
    (sum, { codes: groupCodes }) => sum + groupCodes.reduce((inner, { windows }) => inner + windows.length, 0),
    0,
  );

/** Returns the groups with the first `limit` windows. Codes and groups without any of these are omitted. */
export function firstWindows(groups: readonly GroupWindows[], limit: number): GroupWindows[] {
  let remaining = limit;
  const take = (windows: readonly WindowView[]) => {
    const taken = windows.slice(0, Math.max(0, remaining));
    remaining -= taken.length;
    return taken;
  };
  return groups
    .map((group) => ({
      ...group,
      codes: group.codes
        .map((entry) => ({ ...entry, windows: take(entry.windows) }))
        .filter(({ windows }) => windows.length > 0),
    }))
    .filter(({ codes: groupCodes }) => groupCodes.length > 0);
}
