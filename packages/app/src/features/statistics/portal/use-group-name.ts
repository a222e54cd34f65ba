import { codeGroups } from '@attesta/domain/codes/code-group';
import { useCallback } from 'react';
import { useGroupLabel } from '../../codes';

/** Returns a function that names a group of codes by its id. */
export function useGroupName() {
  const groupLabel = useGroupLabel();
  return useCallback(
    (id: string) => groupLabel(codeGroups.find((group) => group.id === id)?.codes[0]?.id ?? ''),
    [groupLabel],
  );
}
