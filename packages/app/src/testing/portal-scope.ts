import { fork, type Scope, type ValueMap } from 'effector';
import { $token, isToken, tokenKey } from '../platform/http/token';
import { $settings, builtIn } from '../platform/start/settings';
import { hostOrigin } from './fake-host';

/** Values of stores in a new scope. */
type Values = Extract<ValueMap, unknown[]>;

/** The stored token, as the portal reads it at start-up. */
function storedToken(): string | null {
  try {
    const text = globalThis.localStorage.getItem(tokenKey);
    return isToken(text) ? text : null;
  } catch {
    return null;
  }
}

/** Creates the scope of a portal that has read its settings, which name the fake host, and the stored token. */
export const portalScope = (values: Values = []): Scope =>
  fork({ values: [[$settings, { ...builtIn, apiHost: hostOrigin() }], [$token, storedToken()], ...values] });
