import { isSme, type CompanySize } from '../account/configuration.ts';
import type { RoleId } from '../access/roles.ts';
import { cellId } from './figures.ts';
import type { CellKey } from './tally.ts';

/** Returns the cells of an active account: by role, and by role and size if its size is known. */
export function accountCells(role: RoleId, size: CompanySize | null): CellKey[] {
  const all = cellId('operators-by-role', []);
  const roles: CellKey[] = [
    { figure: 'operators-by-role', dimensions: [], inside: [] },
    { figure: 'operators-by-role', dimensions: [role], inside: [{ parent: all, line: 'role' }] },
  ];
  if (size === null) return roles;
  const name = isSme(size) ? 'sme' : 'large';
  return [
    ...roles,
    { figure: 'sme-share', dimensions: [], inside: [{ parent: all, line: 'size' }] },
    { figure: 'sme-share', dimensions: [name], inside: [{ parent: cellId('sme-share', []), line: 'size' }] },
    {
      figure: 'sme-share',
      dimensions: [role, name],
      inside: [
        { parent: cellId('sme-share', [name]), line: 'role' },
        { parent: cellId('operators-by-role', [role]), line: 'size' },
      ],
    },
  ];
}
