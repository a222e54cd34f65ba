/** The keys every rule of the portal decides by. Source: specification section 6. */
export const roles = ['market_operator', 'notified_body', 'candidate', 'other'] as const;
export type Role = (typeof roles)[number];

/**
 * The role names a person chooses from at registration, by id. The text is what stands in `roles[0].name` of a user.
 * Source: specification section 6.
 */
export const roleNames = {
  'market-operator-sme-mne': 'Market Operator – SME/MNE',
  'hospital-innovator': 'Hospital Innovator',
  innovator: 'Innovator',
  'public-organization-representative': 'Public Organization Representative',
  'private-organization-representative': 'Private Organization Representative',
  'researcher-academia': 'Researcher – Academia',
  'notified-body': 'Notified Body',
  'notified-body-supportive-partner': 'Notified Body Supportive Partner',
  'job-candidate': 'Job Candidates (Nb Experts)',
} as const;

export type RoleId = keyof typeof roleNames;
export const roleIds = Object.keys(roleNames) as RoleId[];

const roleById: Record<RoleId, Role> = {
  'market-operator-sme-mne': 'market_operator',
  'hospital-innovator': 'market_operator',
  innovator: 'market_operator',
  'public-organization-representative': 'market_operator',
  'private-organization-representative': 'market_operator',
  'researcher-academia': 'market_operator',
  'notified-body': 'notified_body',
  'notified-body-supportive-partner': 'notified_body',
  'job-candidate': 'candidate',
};

/** Hosts differ in dashes, spaces and capitals; none of them tells roles apart. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    .replace(/\s*[-‐‑‒–—]\s*/g, '-')
    .trim()
    .toLowerCase();

const idByName = new Map<string, RoleId>(
  roleIds.flatMap((id) => [
    [plain(id), id],
    [plain(roleNames[id]), id],
  ]),
);
const roleByKey = new Map<string, Role>(roles.map((role) => [plain(role), role]));
const partnerForm = /^notified body\b.*\bsupportive partner$/;

/** Longer names are no role name; matching them would only cost time. */
const longestName = 200;

/** The role id behind a name or id, or null: "Notified Body Acme Supportive Partner" is `notified-body-supportive-partner`. */
export function roleIdOf(name: string): RoleId | null {
  if (name.length > longestName) return null;
  const key = plain(name);
  return idByName.get(key) ?? (partnerForm.test(key) ? 'notified-body-supportive-partner' : null);
}

/** The role of a role name: a key, an id or a display name; any other text is `other`. */
export function roleOfName(name: string): Role {
  if (name.length > longestName) return 'other';
  const id = roleIdOf(name);
  return id ? roleById[id] : (roleByKey.get(plain(name)) ?? 'other');
}

/** What the role is derived from; answers of other hosts may lack any of it. */
export interface WithRoles {
  readonly roles?: readonly { readonly name?: string | null }[] | null;
}

const firstName = (user: WithRoles | null | undefined): string | null => {
  const name = Array.isArray(user?.roles) ? user.roles[0]?.name : null;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
};

/** The user's role, from the first entry of roles; no entry means none. Source: specification section 3. */
export function roleOf(user: WithRoles | null | undefined): Role | null {
  const name = firstName(user);
  return name === null ? null : roleOfName(name);
}

/** A Supportive Partner has the role notified_body, and drafts without publishing or answering (MDR Annex VII 4.2(e)). */
export function isSupportivePartner(user: WithRoles | null | undefined): boolean {
  const name = firstName(user);
  return name !== null && roleIdOf(name) === 'notified-body-supportive-partner';
}

/** Underscores become spaces and each word is capitalised: market_operator → "Market Operator". Source: specification section 2. */
export function roleLabel(role: string): string {
  return role
    .replaceAll('_', ' ')
    .replace(/(^|\s)(\S)/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
}
