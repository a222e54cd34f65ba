import { isOperatorField } from '@attesta/domain/devices/field-specification';
import type { AskedField } from '@attesta/domain/devices/fields';
import { certificateStatuses, deviceStatuses, refusalReasons } from '@attesta/domain/devices/vocabulary';
import { issuingEntities } from '@attesta/domain/identifiers/issuing-entities';
import type { CharacteristicId } from '@attesta/domain/characteristics/characteristics';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isCharacteristic } from '../record/sections';
import { AnswerInput } from './answer-input';
import { CertificateDates } from './certificate-dates';
import { ChoiceInput } from './choice-input';
import { DerivedClass, ProcedureInput, RiskClassInput } from './class-inputs';
import { CodesInput } from './codes-input';
import { CountryInput } from './country-input';
import { DateInput } from './date-input';
import { EmdnCodesInput } from './emdn-codes-input';
import { IdentifierInput } from './identifier-input';
import { MultiSelectInput } from './multi-select-input';
import { useLanguageOptions, useMarketOptions } from '../../../platform/forms/country-options';
import { PreviousApplications } from './previous-applications';
import { RegulationInput } from './regulation-input';
import { StageInput } from './stage-input';
import { TextInput } from './text-input';
import { TradeNamesInput } from './trade-names-input';

type ShownField = Exclude<AskedField['id'], CharacteristicId | 'isLegacy' | 'srn' | 'authorisedRepresentative'>;

const inputs: { [Id in ShownField]: (props: { required: boolean }) => React.ReactNode } = {
  workingName: ({ required }) => <TextInput id="workingName" required={required} />,
  regulation: RegulationInput,
  intendedPurpose: ({ required }) => <TextInput id="intendedPurpose" kind="long" limit={2000} required={required} />,
  manufacturerCountry: CountryInput,
  stage: StageInput,
  stageReason: ({ required }) => <TextInput id="stageReason" kind="long" limit={500} required={required} />,
  tradeName: TradeNamesInput,
  modelOrReference: ({ required }) => <TextInput id="modelOrReference" required={required} />,
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
  udiDi: ({ required }) => <IdentifierInput id="udiDi" required={required} />,
  issuingEntity: function IssuingEntity({ required }) {
    const { t } = useTranslation('devices');
    return (
      <ChoiceInput
        id="issuingEntity"
        required={required}
        options={issuingEntities.map((id) => ({ value: id, label: t(`issuingEntities.${id}`) }))}
      />
    );
  },
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
  certificateNumber: ({ required }) => <TextInput id="certificateNumber" required={required} />,
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
