import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../http/problem';

/** Says a field's problem code in words; a password's length has words of its own. Nothing for no problem. */
export function useProblemWords() {
  const { t, i18n } = useTranslation('problems');
  return useCallback(
    (code: string | undefined, field?: 'password'): string | undefined => {
      if (code === undefined) return undefined;
      const own = field && `${field}.${code}`;
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
