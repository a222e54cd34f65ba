import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import { applicationOutcomes } from '@attesta/domain/devices/vocabulary';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IdentifierField } from '../../../platform/forms/identifier-field';
import { styled } from 'styled-components';
import type { FormValues } from '../answers/form-values';
import { Rows } from './rows';
import { elementId } from '../record/element-id';
import { useDeviceField, useFieldError } from './use-device-field';
import { KeptDateField } from '../../../platform/forms/kept-date-field';

type Application = NonNullable<DeviceAnswers['previousApplications']>[number];

const Root = styled.div`
  display: grid;
  gap: 16px;
`;

const maxApplications = 50;
const blank = { notifiedBodyNumber: '', outcome: '', endedOn: null, note: null } as unknown as Application;

/** Previous applications that were withdrawn or refused, or none to declare (MDR Article 53(3), IVDR Article 49(3)). */
export function PreviousApplications({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { control } = useFormContext<FormValues>();
  const regulation = useWatch({ control, name: 'regulation' });
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField('previousApplications');
  const options = (['none', 'some'] as const).map((id) => ({
    value: id,
    label: t(`parts.previousApplications.${id}`),
  }));
  const rows = (value ?? []).map((application, index) => ({
    key: String(index),
    content: (
      <ApplicationFields
        application={application}
        index={index}
        onChange={(next) => setValue((value ?? []).map((other, at) => (at === index ? next : other)))}
      />
    ),
  }));
  return (
    <Root>
      <RadioGroup
        {...field}
        help={regulation ? t(`parts.previousApplications.help.${regulation}`) : undefined}
        required={required}
        layout="row"
        options={options}
        value={value === null ? '' : value.length === 0 ? 'none' : 'some'}
        onValueChange={(next) => setValue(next === 'none' ? [] : value && value.length > 0 ? value : [blank])}
      />
      {rows.length > 0 && (
        <Rows
          id={`${field.id}-list`}
          label={t('parts.previousApplications.some')}
          rows={rows}
          max={maxApplications}
          add={t('parts.previousApplications.add')}
          remove={t('parts.previousApplications.remove')}
          onAdd={() => setValue([...(value ?? []), blank])}
          onRemove={(index) => setValue((value ?? []).filter((_, at) => at !== index))}
        />
      )}
    </Root>
  );
}

function ApplicationFields({
  application,
  index,
  onChange,
}: {
  application: Application;
  index: number;
  onChange: (next: Application) => void;
}) {
  const { t } = useTranslation('devices');
  const errorAt = useFieldError();
  const path = (part: keyof Application) => `previousApplications.${index}.${part}`;
  const outcomes = applicationOutcomes.map((id) => ({ value: id, label: t(`applicationOutcomes.${id}`) }));
  return (
    <>
      <IdentifierField
        id={elementId(path('notifiedBodyNumber'))}
        label={t('parts.previousApplications.notifiedBodyNumber')}
        inputMode="numeric"
        required
        value={application.notifiedBodyNumber}
        onChange={(event) => onChange({ ...application, notifiedBodyNumber: event.target.value })}
        error={errorAt(path('notifiedBodyNumber'))}
      />
      <Select
        id={elementId(path('outcome'))}
        label={t('parts.previousApplications.outcome')}
        required
        options={outcomes}
        value={application.outcome}
        onValueChange={(outcome) => onChange({ ...application, outcome: outcome as Application['outcome'] })}
        placeholder={t('form.choose')}
        error={errorAt(path('outcome'))}
      />
      <KeptDateField
        id={elementId(path('endedOn'))}
        label={t('parts.previousApplications.endedOn')}
        value={application.endedOn ?? ''}
        onValueChange={(day) => onChange({ ...application, endedOn: day || null })}
        error={errorAt(path('endedOn'))}
      />
      <TextField
        id={elementId(path('note'))}
        label={t('parts.previousApplications.note')}
        value={application.note ?? ''}
        onChange={(event) => onChange({ ...application, note: event.target.value || null })}
        error={errorAt(path('note'))}
      />
    </>
  );
}
