import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../http/problem';

/** Fields of which some problems have words of their own: what is chosen can't be filled in. */
type FieldKind = 'password' | 'currentPassword' | 'choice';

/** Says a field's problem code in words. Nothing for no problem. */
export function useProblemWords() {
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

/** Says why a call failed; the server's own sentence where its code has no words here. */
export function useFailureWords() {
  const { t, i18n } = useTranslation('problems');
  return useCallback(
    (rejection: unknown): string => {
      const { code, message } = problemOf(rejection);
      const key = `call.${code}`;
      return i18n.exists(key, { ns: 'problems' }) ? t(key as 'call.invalid') : message;
    },
    [t, i18n],
  );
}
