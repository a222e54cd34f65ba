import type { Regulation } from '@attesta/domain/classes/class-variant';
import { codes, formatCode } from '@attesta/domain/codes/codes';
import { Accordion } from '@attesta/ui/display/accordion';
import { Text } from '@attesta/ui/display/typography';
import { CheckboxGroup } from '@attesta/ui/inputs/checkbox-group';
import { Stack } from '@attesta/ui/layout/stack';
import { useId, useMemo, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel, useGroupLabel } from '../codes';

interface CodeGroupsFieldProps {
  regulation: Regulation;
  value: readonly string[];
  onValueChange: (codes: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The first checkbox of the first group. */
  ref: Ref<HTMLInputElement>;
}

/** The codes of a regulation by group: a body is designated for many of them, which are too many for one list. */
export function CodeGroupsField({ regulation, value, onValueChange, onBlur, error, ref }: CodeGroupsFieldProps) {
  const { t } = useTranslation('bodyProfile');
  const [codeLabel, groupLabel] = [useCodeLabel(), useGroupLabel()];
  const [open, setOpen] = useState<readonly string[]>([]);
  const label = useId();
  const groups = useMemo(() => {
    const own = codes.filter((code) => code.regulation === regulation);
    return [...Map.groupBy(own, ({ prefix, group }) => `${prefix} ${group}`)].map(([group, members]) => ({
      value: group,
      title: groupLabel(members[0]?.id ?? ''),
      options: members.map(({ id }) => ({ value: id as string, label: `${formatCode(id)} ${codeLabel(id)}` })),
    }));
  }, [regulation, codeLabel, groupLabel]);
  const first = groups[0]?.value ?? '';
  return (
    <Stack gap={8} role="group" aria-labelledby={label}>
      <Text id={label} size="small">
        <bdi>
          {t('designation.codesOf', { chosen: value.length, all: groups.flatMap(({ options }) => options).length })}
        </bdi>
      </Text>
      <Accordion
        headingLevel={4}
        open={error && !open.includes(first) ? [first, ...open] : open}
        onOpenChange={setOpen}
        items={groups.map(({ value: group, title, options }) => {
          const ids = new Set(options.map((option) => option.value));
          const chosen = value.filter((id) => ids.has(id));
          return {
            value: group,
            title,
            description: t('designation.codeCount', { chosen: chosen.length, all: options.length }),
            content: (
              <CheckboxGroup
                ref={group === first ? ref : undefined}
                label={title}
                hideLabel
                selectAll
                options={options}
                value={chosen}
                onValueChange={(next) => onValueChange([...value.filter((id) => !ids.has(id)), ...next])}
                onBlur={onBlur}
                error={group === first ? error : undefined}
              />
            ),
          };
        })}
      />
    </Stack>
  );
}
