import type { Role } from './roles.ts';

/** The callers that a call accepts: everyone, every signed-in user, one role, or any of several roles. */
export type Who = 'anyone' | 'signed-in' | Role | readonly Role[];

/** Whether a caller with this role may make the call; null = not signed in. */
export function mayCall(who: Who, role: Role | null): boolean {
  if (who === 'anyone') return true;
  if (role === null) return false;
  if (who === 'signed-in') return true;
  return typeof who === 'string' ? who === role : who.includes(role);
}
