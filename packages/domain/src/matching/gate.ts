import { needsNoNotifiedBody } from '../classes/classes.ts';
import { missingInputs } from './request.ts';
import type { RequestInput, UsedRequest } from './schema.ts';

/** What a match of a request returns before any notified body is examined. */
export type GateResult =
  | { readonly result: 'list' | 'no_notified_body_needed' }
  | { readonly result: 'incomplete'; readonly missing: readonly RequestInput[] };

/**
 * Decides whether a request leads to lists. Nothing is said about the need of a notified body while an open question
 * can change the class detail.
 */
export function gate(request: UsedRequest): GateResult {
  const missing = missingInputs(request);
  if (missing.length > 0) return { result: 'incomplete', missing };
  return { result: needsNoNotifiedBody(request.classVariant) ? 'no_notified_body_needed' : 'list' };
}
