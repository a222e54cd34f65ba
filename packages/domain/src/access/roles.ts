/** The role keys on which every permission depends. Source: specification section 6. */
export const roles = ['market_operator', 'notified_body', 'candidate', 'other'] as const;
export type Role = (typeof roles)[number];

/**
 * The role names offered at registration, by id. The text is the value of `roles[0].name` of a user.
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

/** Normalises dashes, spaces and letter case, because hosts write the role names differently. */
const normalise = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    .replace(/\s*[-‐‑‒–—]\s*/g, '-')
    .trim()
    .toLowerCase();

const idByName = new Map<string, RoleId>(
  roleIds.flatMap((id) => [
    [normalise(id), id],
    [normalise(roleNames[id]), id],
  ]),
);
const roleByKey = new Map<string, Role>(roles.map((role) => [normalise(role), role]));
const partnerPattern = /^notified body\b.*\bsupportive partner$/;

/** Longer text is not a role name and is not matched. */
const maxNameLength = 200;

/**
 * Returns the role id for a role name or id, or null. "Notified Body Acme Supportive Partner" returns
 * `notified-body-supportive-partner`.
 */
export function roleIdOf(name: string): RoleId | null {
  if (name.length > maxNameLength) return null;
  const key = normalise(name);
  return idByName.get(key) ?? (partnerPattern.test(key) ? 'notified-body-supportive-partner' : null);
}

/** Returns the role for a role key, id or display name; `other` for any other text. */
export function roleOfName(name: string): Role {
  if (name.length > maxNameLength) return 'other';
  const id = roleIdOf(name);
  return id ? roleById[id] : (roleByKey.get(normalise(name)) ?? 'other');
}

/**
 * The property of a user from which the role is derived. Every part of it may be missing in responses of other hosts.
 */
export interface WithRoles {
  readonly roles?: readonly { readonly name?: string | null }[] | null;
}

const firstName = (user: WithRoles | null | undefined): string | null => {
  const name = Array.isArray(user?.roles) ? user.roles[0]?.name : null;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
};

/** Returns the user's role from the first entry of `roles`; null without an entry. Source: specification section 3. */
export function roleOf(user: WithRoles | null | undefined): Role | null {
  const name = firstName(user);
  return name === null ? null : roleOfName(name);
}
