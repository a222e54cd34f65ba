import { applicationKinds, intakePools } from '@attesta/domain/availability/schema';
import { riskClassesOf, type RiskClass } from '@attesta/domain/classes/class-variant';
import { formatCode, type CodeId } from '@attesta/domain/codes/codes';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { Select } from '@attesta/ui/inputs/select';
import { Switch } from '@attesta/ui/inputs/switch';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../codes';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { KeptDateField } from '../../../platform/forms/kept-date-field';
import { KeptNumberField } from '../../../platform/forms/kept-number-field';
import { isNoteTooLong, maxNoteLength } from './note-length';
import { hasValue, type Asked, type TypedWindow } from './use-window-draft';

const wholeNumber = { maximumFractionDigits: 0 } as const;

interface WindowFieldsProps {
  /** The id of the form. That of each field that must be filled in, and of the note, begins with it. */
  id: string;
  values: TypedWindow;
  /** The codes of a new window; null if the window exists. */
  codes: readonly CodeId[] | null;
  /** The fields without a value that can be read when the user saved. */
  incomplete: readonly Asked[];
  today: CalendarDate;
  /** Whether the window has begun, so that only some fields can change. */
  isRunning: boolean;
  isReadOnly: boolean;
  onChange: (more: Partial<TypedWindow>) => void;
}

/** Everything that a body enters for one window. */
export function WindowFields({
  id,
  values,
  codes,
  incomplete,
  today,
  isRunning,
  isReadOnly,
  onChange: set,
}: WindowFieldsProps) {
  const { t } = useTranslation(['availability', 'bodyProfile']);
  const codeLabel = useCodeLabel();
  const problemMessage = useProblemMessage();
  /** Props of a field that must be filled in. */
  const field = (name: Asked) => ({
    id: `${id}-${name}`,
    label: t(`edit.${name === 'slots' ? 'places' : name}`),
    required: true,
    error: incomplete.includes(name) && !hasValue(values, name) ? problemMessage('required') : undefined,
  });
  return (
    <>
      {codes && (
        <Combobox
          label={t('columns.code')}
          required
          options={codes.map((code) => ({ value: code, label: `${formatCode(code)} ${codeLabel(code)}` }))}
          value={values.code}
          onValueChange={(code) => {
            const regulation = code?.startsWith('IV') ? 'IVDR' : 'MDR';
            if (code) set({ code, regulation, classes: [] });
          }}
        />
      )}
      <KeptDateField
        {...field('from')}
        disabled={isRunning || isReadOnly}
        min={isRunning || isReadOnly ? undefined : today}
        value={values.from}
        onValueChange={(from) => set({ from })}
      />
      <KeptDateField
        {...field('to')}
        disabled={isReadOnly}
        min={isReadOnly ? undefined : today}
        help={t('source')}
        value={values.to}
        onValueChange={(to) => set({ to })}
      />
      <KeptNumberField
        {...field('slots')}
        disabled={isReadOnly}
        min={1}
        format={wholeNumber}
        max={99}
        value={values.slots}
        onValueChange={(slots) => set({ slots })}
      />
      <KeptNumberField
        {...field('reserved')}
        disabled={isReadOnly}
        min={0}
        format={wholeNumber}
        max={99}
        value={values.reserved}
        onValueChange={(reserved) => set({ reserved })}
      />
      <Switch
        label={t('edit.closed')}
        disabled={isReadOnly}
        checked={values.manualStatus === 'closed'}
        onCheckedChange={(closed) => set({ manualStatus: closed ? 'closed' : null })}
      />
      <Select
        label={t('columns.pool')}
        disabled={isRunning || isReadOnly}
        options={intakePools.map((value) => ({ value, label: t(`pools.${value}`) }))}
        value={values.intakePool}
        onValueChange={(intakePool) => set({ intakePool })}
      />
      <Combobox
        label={t('edit.classes')}
        help={t('edit.classesHelp')}
        disabled={isRunning || isReadOnly}
        multiple
        options={riskClassesOf[values.regulation].map((value) => ({ value, label: value }))}
        value={values.classes}
        onValueChange={(classes) => set({ classes: classes as RiskClass[] })}
      />
      <Combobox
        label={t('edit.kinds')}
        help={t('edit.kindsHelp')}
        disabled={isRunning || isReadOnly}
        multiple
        options={applicationKinds.map((value) => ({
          value,
          label: t(`intake.kindNames.${value}`, { ns: 'bodyProfile' }),
        }))}
        value={values.kinds}
        onValueChange={(kinds) => set({ kinds: applicationKinds.filter((kind) => kinds.includes(kind)) })}
      />
      <TextField
        label={t('edit.note')}
        help={t('edit.noteHelp')}
        disabled={isReadOnly}
        multiline
        counter
        limit={maxNoteLength}
        error={isNoteTooLong(values.note) ? problemMessage('too_long') : undefined}
        id={`${id}-note`}
        value={values.note ?? ''}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </>
  );
}
