import type { Regulation } from '@attesta/domain/classes/class-variant';
import { codeGroups } from '@attesta/domain/codes/code-group';
import { Select } from '@attesta/ui/inputs/select';
import { useSearchParams } from 'react-router-dom';
import { useGroupName } from './use-group-name';

/** The value of the filter for the codes with the fewest bodies of all groups. */
export const fewest = 'fewest';

interface GroupChoice {
  /** The id of a group of codes of the regulation, or {@link fewest}. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly groups: readonly string[];
}

/** Returns the group of codes that a parameter of the address chooses. */
export function useGroupChoice(
  parameter: string,
  regulation: Regulation,
  initial: 'first' | typeof fewest,
): GroupChoice {
  const [parameters, setParameters] = useSearchParams();
  const groups = codeGroups.filter((group) => group.regulation === regulation).map(({ id }) => id);
  const given = parameters.get(parameter) ?? '';
  const isKnown = given === fewest || groups.includes(given);
  const onValueChange = (next: string) =>
    setParameters(
      (current) => {
        current.set(parameter, next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { value: isKnown ? given : (initial === 'first' && groups[0]) || fewest, onValueChange, groups };
}

/** A choice between the codes with the fewest bodies and those of each group. */
export function GroupFilter({
  label,
  fewestLabel,
  choice: { value, onValueChange, groups },
}: {
  label: string;
  fewestLabel: string;
  choice: GroupChoice;
}) {
  const groupName = useGroupName();
  return (
    <div data-slot="filter">
      <Select
        label={label}
        options={[{ value: fewest, label: fewestLabel }, ...groups.map((id) => ({ value: id, label: groupName(id) }))]}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  );
}
