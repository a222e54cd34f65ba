import type { Problem } from '../../../platform/http/problem';

/** Which address a mailed link confirmed, and whether the change is complete. */
export interface EmailConfirmation {
  confirmed: 'current' | 'new';
  completed: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the confirmation from the state of a history entry. Returns null if there is none. */
export function confirmationIn(state: unknown): EmailConfirmation | null {
  const value = isObject(state) ? state['confirmation'] : null;
  if (!isObject(value)) return null;
  return { confirmed: value['confirmed'] === 'new' ? 'new' : 'current', completed: value['completed'] === true };
}

/** Why a link no longer works, or null if the request failed for another reason. */
export function emailLinkProblem({ code, fields }: Problem): 'used' | 'invalid' | 'taken' | null {
  if (code === 'link_used') return 'used';
  if (code === 'email_taken') return 'taken';
  return code === 'link_invalid' || Object.hasOwn(fields, 'token') ? 'invalid' : null;
}
