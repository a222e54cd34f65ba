import { findCode } from '@attesta/domain/codes/codes';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a function that returns the label of a code's group, such as `MDA – Active implantable devices`. */
export function useGroupLabel() {
  const { t } = useTranslation('codes');
  return useCallback(
    (id: string): string => {
      const code = findCode(id);
      return code
        ? `${code.prefix} – ${(t as unknown as (key: string) => string)(`groups.${code.prefix}.${code.group}`)}`
        : '';
    },
    [t],
  );
}
