import { applicationKinds, intakePools } from '@attesta/domain/availability/schema';
import { riskClassesOf, type Regulation, type RiskClass } from '@attesta/domain/classes/class-variant';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Stack } from '@attesta/ui/layout/stack';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { KeptNumberField } from '../../../platform/forms/kept-number-field';
import { isNoteTooLong, maxNoteLength } from '../edit/note-length';
import type { BulkForm } from './bulk-form';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 16px;
  align-items: start;
`;

const wholeNumber = { maximumFractionDigits: 0 } as const;

interface BulkFieldsProps {
  id: string;
  form: BulkForm;
  /** The regulation of all windows; undefined if they are of both, so that no class fits all of them. */
  regulation: Regulation | undefined;
  onChange: (more: Partial<BulkForm>) => void;
}

/** The fields that several windows can have in common. Each keeps the values of the windows until it is changed. */
export function BulkFields({ id, form, regulation, onChange }: BulkFieldsProps) {
  const { t } = useTranslation(['availability', 'bodyProfile']);
  const problemMessage = useProblemMessage();
  const keep = { value: 'keep' as const, label: t('bulk.keep') };
  const number = (name: 'shift' | 'slots' | 'reserved', label: string, [min, max]: [number, number], help: string) => (
    <KeptNumberField
      id={`${id}-${name}`}
      label={label}
      help={help}
      min={min}
      max={max}
      format={wholeNumber}
      value={form[name]}
      onValueChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Fields>
      {number('shift', t('bulk.shift'), [-731, 731], t('bulk.shiftHelp'))}
      {number('slots', t('edit.places'), [1, 99], t('bulk.numberHelp'))}
      {number('reserved', t('edit.reserved'), [0, 99], t('bulk.numberHelp'))}
      <Select
        label={t('columns.status')}
        options={[
          keep,
          { value: 'open' as const, label: t('bulk.reopen') },
          { value: 'closed' as const, label: t('edit.closed') },
        ]}
        value={form.state}
        onValueChange={(state) => onChange({ state })}
      />
      <Select
        label={t('columns.pool')}
        options={[keep, ...intakePools.map((value) => ({ value, label: t(`pools.${value}`) }))]}
        value={form.pool}
        onValueChange={(pool) => onChange({ pool })}
      />
      <Stack gap={8}>
        <Select
          label={t('edit.classes')}
          help={regulation ? undefined : t('bulk.oneRegulation')}
          disabled={!regulation}
          options={[
            keep,
            { value: 'none' as const, label: t('bulk.allClasses') },
            { value: 'set' as const, label: t('bulk.someClasses') },
          ]}
          value={form.classesChoice}
          onValueChange={(classesChoice) => onChange({ classesChoice })}
        />
        {regulation && form.classesChoice === 'set' && (
          <Combobox
            label={t('bulk.someClasses')}
            multiple
            options={riskClassesOf[regulation].map((value) => ({ value, label: value }))}
            value={form.classes}
            onValueChange={(classes) => onChange({ classes: classes as RiskClass[] })}
          />
        )}
      </Stack>
      <Stack gap={8}>
        <Select
          label={t('edit.kinds')}
          options={[
            keep,
            { value: 'none' as const, label: t('bulk.allKinds') },
            { value: 'set' as const, label: t('bulk.someKinds') },
          ]}
          value={form.kindsChoice}
          onValueChange={(kindsChoice) => onChange({ kindsChoice })}
        />
        {form.kindsChoice === 'set' && (
          <Combobox
            label={t('bulk.someKinds')}
            multiple
            options={applicationKinds.map((value) => ({
              value,
              label: t(`intake.kindNames.${value}`, { ns: 'bodyProfile' }),
            }))}
            value={form.kinds}
            onValueChange={(kinds) => onChange({ kinds: applicationKinds.filter((kind) => kinds.includes(kind)) })}
          />
        )}
      </Stack>
      <Stack gap={8}>
        <Select
          label={t('edit.note')}
          options={[
            keep,
            { value: 'none' as const, label: t('bulk.noNote') },
            { value: 'set' as const, label: t('bulk.newNote') },
          ]}
          value={form.noteChoice}
          onValueChange={(noteChoice) => onChange({ noteChoice })}
        />
        {form.noteChoice === 'set' && (
          <TextField
            label={t('bulk.newNote')}
            help={t('edit.noteHelp')}
            multiline
            counter
            limit={maxNoteLength}
            error={isNoteTooLong(form.note) ? problemMessage('too_long') : undefined}
            value={form.note}
            onChange={(event) => onChange({ note: event.currentTarget.value })}
          />
        )}
      </Stack>
    </Fields>
  );
}
