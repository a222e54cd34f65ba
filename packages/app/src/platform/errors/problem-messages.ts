import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type problems from '../i18n/en/problems.json';
import { problemOf, wrongServices } from '../http/problem';
import { $hasServerResponded } from '../http/reachability';

type Problems = typeof problems;

/** Kinds of fields that have their own messages: every section of the `problems` bundle that is not general. */
type FieldKind = Exclude<
  { [Name in keyof Problems]: Problems[Name] extends string ? never : Name }[keyof Problems],
  'call' | 'field' | 'reading'
>;

/** Returns a function that translates a field's problem code. It returns undefined if there is no problem. */
export function useProblemMessage() {
  const { t, i18n } = useTranslation('problems');
  return useCallback(
    (code: string | undefined, kind?: FieldKind): string | undefined => {
      if (code === undefined) return undefined;
      const own = kind && `${kind}.${code}`;
      const key = own && i18n.exists(own, { ns: 'problems' }) ? own : `field.${code}`;
      return t(i18n.exists(key, { ns: 'problems' }) ? (key as 'field.invalid') : 'field.invalid');
    },
    [t, i18n],
  );
}

/**
 * Returns a function that returns the problem code of a failed call. A server that responded, but with an unreadable
 * response, or with an unknown code and no message, has the code `server_error`: nobody reads 'Wrong Services' alone.
 */
export function useFailureCode() {
  const hasServerResponded = useUnit($hasServerResponded);
  const { i18n } = useTranslation('portal'); // the bundle with the messages need not be loaded
  return useCallback(
    (rejection: unknown): string => {
      const { code, message } = problemOf(rejection);
      if (code === 'wrong_services') return hasServerResponded ? 'server_error' : code;
      const isExplained = message.trim() !== '' && message !== wrongServices;
      return isExplained || i18n.exists(`call.${code}`, { ns: 'problems' }) ? code : 'server_error';
    },
    [hasServerResponded, i18n],
  );
}

/** Marks the words that link to the administrator. `FailureText` renders the link. */
const supportMarks = /<\/?support>/g;

/**
 * Returns a function that explains why a call failed: the translation of its problem code, or the server's message if
 * the code has no translation. For toasts and fields, whose text has no links; elsewhere, use `FailureText`.
 */
export function useFailureMessage() {
  const { t, i18n } = useTranslation('problems');
  const failureCode = useFailureCode();
  return useCallback(
    (rejection: unknown): string => {
      const key = `call.${failureCode(rejection)}`;
      return i18n.exists(key, { ns: 'problems' })
        ? t(key as 'call.invalid').replaceAll(supportMarks, '')
        : problemOf(rejection).message;
    },
    [t, i18n, failureCode],
  );
}
