/** What a person is in the portal (specification, section 6). */
export type Role = 'market_operator' | 'notified_body' | 'candidate' | 'other';

const displayNames: Record<string, Role> = {
  'market operator – sme/mne': 'market_operator',
  'hospital innovator': 'market_operator',
  'innovator': 'market_operator',
  'public organization representative': 'market_operator',
  'private organization representative': 'market_operator',
  'researcher – academia': 'market_operator',
  'notified body': 'notified_body',
  'job candidates (nb experts)': 'candidate',
};

const keys = new Set<string>(['market_operator', 'notified_body', 'candidate']);

/**
 * The role that a host's role name stands for: a key (`market_operator`) or a display name ("Hospital Innovator"),
 * in any letter case. An empty name is no role, an unknown one is `other`.
 */
export function roleOf(name: string): Role | null {
  const plain = name.trim().toLowerCase();
  if (plain === '') return null;
  if (keys.has(plain)) return plain as Role;
  if (/^notified body\b.*\bsupportive partner$/.test(plain)) return 'notified_body';
  return Object.hasOwn(displayNames, plain) ? displayNames[plain]! : 'other';
}

/** A role as words: underscores become spaces, each word is capitalised (specification, section 2, account menu). */
export const roleWords = (role: string): string =>
  role.replaceAll('_', ' ').replace(/(^|\s)(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
