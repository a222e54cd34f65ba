import { isOperatorField } from '@attesta/domain/devices/field-specification';
import { stageOf, type AskedField } from '@attesta/domain/devices/fields';
import { acceptsUnsure } from '@attesta/domain/devices/stage-requirements';
import { certificateStatuses, deviceStatuses, refusalReasons } from '@attesta/domain/devices/vocabulary';
import { issuingEntities } from '@attesta/domain/identifiers/issuing-entities';
import { type CharacteristicId, answers, type Answer } from '@attesta/domain/classes/characteristics';
import { memo, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../answers/form-values';
import { isCharacteristic } from '../record/sections';
import { CertificateDates } from './certificate-dates';
import { ChoiceInput } from './choice-input';
import { DerivedClass, ProcedureInput, RiskClassInput } from './class-inputs';
import { CodesInput } from './codes-input';
import { EmdnCodesInput } from './emdn-codes-input';
import { IdentifierInput } from './identifier-input';
import { MultiSelectInput } from './multi-select-input';
import { useLanguageOptions, useMarketOptions, useCountryOptions } from '../../../platform/forms/country-options';
import { PreviousApplications } from './previous-applications';
import { RegulationInput } from './regulation-input';
import { StageInput } from './stage-input';
import { TextInput } from './text-input';
import { TradeNamesInput } from './trade-names-input';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { useDeviceField } from './use-device-field';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { KeptDateField } from '../../../platform/forms/kept-date-field';

/** A combobox for the manufacturer's country, filtered by name or by the two-letter code. */
function CountryInput({ required }: { required: boolean }) {
  const { t } = useTranslation('devices');
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField('manufacturerCountry');
  return (
    <Combobox
      {...field}
      required={required}
      options={useCountryOptions()}
      value={value ?? ''}
      onValueChange={(next) => setValue((next || null) as typeof value)}
      placeholder={t('form.chooseCountry')}
    />
  );
}

/** A date field. An empty field means no answer. */
function DateInput({ id, required }: { id: 'targetSubmissionDate'; required: boolean }) {
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
  return (
    <KeptDateField {...field} required={required} value={value ?? ''} onValueChange={(day) => setValue(day || null)} />
  );
}

function IssuingEntityInput({ id, required }: { id: 'basicIssuingEntity' | 'issuingEntity'; required: boolean }) {
  const { t } = useTranslation('devices');
  return (
    <ChoiceInput
      id={id}
      required={required}
      options={issuingEntities.map((entity) => ({ value: entity, label: t(`issuingEntities.${entity}`) }))}
    />
  );
}

/** Returns the options for the given answers, with translated labels. */
function useAnswerOptions(answers: readonly Answer[]) {
  const { t } = useTranslation('devices');
  return useMemo(() => answers.map((answer) => ({ value: answer, label: t(`answers.${answer}`) })), [answers, t]);
}

const yesOrNo: readonly Answer[] = ['yes', 'no'];

/** A question with the answers yes, no and, where the stage accepts it, unsure. `isLegacy` has only yes and no. */
function AnswerInput({ id, required }: { id: CharacteristicId | 'isLegacy'; required: boolean }) {
  const stage = useWatch({ control: useFormContext<FormValues>().control, name: 'stage' });
  const hasUnsure = id !== 'isLegacy' && acceptsUnsure(id, stageOf({ stage }));
  const options = useAnswerOptions(hasUnsure ? answers : yesOrNo);
  const { value, setValue, isTouched: _isTouched, ...field } = useDeviceField(id);
  return (
    <RadioGroup
      {...field}
      required={required}
      layout="segments"
      options={options}
      value={value ?? ''}
      onValueChange={(next) => setValue(next as typeof value)}
    />
  );
}

type ShownField = Exclude<AskedField['id'], CharacteristicId | 'isLegacy' | 'srn' | 'authorisedRepresentative'>;

const inputs: { [Id in ShownField]: (props: { required: boolean }) => React.ReactNode } = {
  workingName: ({ required }) => <TextInput id="workingName" required={required} />,
  regulation: RegulationInput,
  intendedPurpose: ({ required }) => <TextInput id="intendedPurpose" kind="long" limit={2000} required={required} />,
  manufacturerCountry: CountryInput,
  stage: StageInput,
  stageReason: ({ required }) => <TextInput id="stageReason" kind="long" limit={500} required={required} />,
  tradeName: TradeNamesInput,
  modelOrReference: ({ required }) => <TextInput id="modelOrReference" kind="identifier" required={required} />,
  emdnCode: EmdnCodesInput,
  medicinalSubstanceName: ({ required }) => <TextInput id="medicinalSubstanceName" required={required} />,
  riskClass: RiskClassInput,
  classVariant: DerivedClass,
  conformityProcedure: ProcedureInput,
  designationCodes: CodesInput,
  designationCodesReason: ({ required }) => (
    <TextInput id="designationCodesReason" kind="long" limit={500} required={required} />
  ),
  basicUdiDi: ({ required }) => <IdentifierInput id="basicUdiDi" required={required} />,
  basicIssuingEntity: ({ required }) => <IssuingEntityInput id="basicIssuingEntity" required={required} />,
  udiDi: ({ required }) => <IdentifierInput id="udiDi" required={required} />,
  issuingEntity: ({ required }) => <IssuingEntityInput id="issuingEntity" required={required} />,
  targetSubmissionDate: ({ required }) => <DateInput id="targetSubmissionDate" required={required} />,
  documentationLanguages: function DocumentationLanguages({ required }) {
    return <MultiSelectInput id="documentationLanguages" required={required} options={useLanguageOptions()} />;
  },
  previousApplications: PreviousApplications,
  refusalReason: function RefusalReason({ required }) {
    const { t } = useTranslation('devices');
    return (
      <MultiSelectInput
        id="refusalReason"
        required={required}
        options={refusalReasons.map((id) => ({ value: id, label: t(`refusalReasons.${id}`) }))}
      />
    );
  },
  notifiedBodyNumber: ({ required }) => <TextInput id="notifiedBodyNumber" kind="digits" required={required} />,
  certificateNumber: ({ required }) => <TextInput id="certificateNumber" kind="identifier" required={required} />,
  certificateDates: CertificateDates,
  certificateStatus: function CertificateStatus({ required }) {
    const { t } = useTranslation('devices');
    return (
      <ChoiceInput
        id="certificateStatus"
        required={required}
        options={certificateStatuses.map((id) => ({ value: id, label: t(`certificateStatuses.${id}`) }))}
      />
    );
  },
  deviceStatus: function DeviceStatus({ required }) {
    const { t } = useTranslation('devices');
    return (
      <ChoiceInput
        id="deviceStatus"
        required={required}
        options={deviceStatuses.map((id) => ({ value: id, label: t(`deviceStatuses.${id}`) }))}
      />
    );
  },
  memberStates: function MemberStates({ required }) {
    return <MultiSelectInput id="memberStates" required={required} options={useMarketOptions()} />;
  },
};

/** Fields that span the whole width of a section. */
export const wideFields = new Set<string>([
  'intendedPurpose',
  'stageReason',
  'tradeName',
  'riskClass',
  'classVariant',
  'conformityProcedure',
  'designationCodes',
  'designationCodesReason',
  'previousApplications',
]);

/** The input of a field. Fields of the account have no input here: users edit them in the account settings. */
export const DeviceField = memo(function DeviceField({ id, required }: Pick<AskedField, 'id' | 'required'>) {
  if (isCharacteristic(id) || id === 'isLegacy') return <AnswerInput id={id} required={required} />;
  if (isOperatorField(id)) return null;
  const Input = inputs[id as ShownField];
  return <Input required={required} />;
});
