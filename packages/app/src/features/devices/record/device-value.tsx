import { answers } from '@attesta/domain/classes/characteristics';
import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import type { FieldId } from '@attesta/domain/devices/field-specification';
import { deriveClassVariant } from '@attesta/domain/classes/derive';
import { settledVariant } from '@attesta/domain/classes/open-questions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassDetail, useClassLabels } from '../../classes';
import { Codes } from '../../codes';
import { useFormats, type Formats } from '../../../platform/i18n/formats';
import { Identifier } from '../../../platform/shell/page/identifier';
import { stageKey } from './stage';

type Translate = (key: string) => string;
type Formatter = (device: DeviceAnswers, translate: Translate, formats: Formats) => ReactNode;

const identifier = (text: string) => <Identifier>{text}</Identifier>;
const translated =
  (
    field: 'riskClass' | 'basicIssuingEntity' | 'issuingEntity' | 'deviceStatus' | 'certificateStatus',
    keys: string,
  ): Formatter =>
  (device, translate) =>
    device[field] && translate(`${keys}.${device[field]}`);
const joined = (list: readonly string[] | null, name: (code: string) => string, { list: join, compare }: Formats) =>
  list && list.length > 0 && join(list.map(name).sort(compare));

/** Formatters of the fields whose value is not displayed as stored. */
const formatters: { [Id in FieldId]?: Formatter } = {
  regulation: ({ regulation }, translate) => regulation && translate(`regulations.${regulation}.description`),
  riskClass: translated('riskClass', 'riskClasses'),
  stage: (device, translate) =>
    device.stage && translate(`stages.${stageKey(device.stage, settledVariant(device)?.id)}`),
  manufacturerCountry: ({ manufacturerCountry }, _, { country }) => manufacturerCountry && country(manufacturerCountry),
  basicIssuingEntity: translated('basicIssuingEntity', 'issuingEntities'),
  issuingEntity: translated('issuingEntity', 'issuingEntities'),
  deviceStatus: translated('deviceStatus', 'deviceStatuses'),
  certificateStatus: translated('certificateStatus', 'certificateStatuses'),
  targetSubmissionDate: ({ targetSubmissionDate }, _, { date }) => targetSubmissionDate && date(targetSubmissionDate),
  tradeName: ({ tradeName }, _, { language }) =>
    tradeName?.map(({ language: code, text }) => `${text} (${language(code)})`).join('; '),
  emdnCode: ({ emdnCode }) => emdnCode && identifier(emdnCode.join(', ')),
  modelOrReference: ({ modelOrReference }) => modelOrReference && identifier(modelOrReference),
  basicUdiDi: ({ basicUdiDi }) => basicUdiDi && identifier(basicUdiDi),
  udiDi: ({ udiDi }) => udiDi && identifier(udiDi),
  notifiedBodyNumber: ({ notifiedBodyNumber }) => notifiedBodyNumber && identifier(notifiedBodyNumber),
  certificateNumber: ({ certificateNumber }) => certificateNumber && identifier(certificateNumber),
  designationCodes: ({ designationCodes }) =>
    designationCodes && designationCodes.length > 0 && <Codes codes={designationCodes} withLabel />,
  documentationLanguages: ({ documentationLanguages }, _, formats) =>
    joined(documentationLanguages, formats.language, formats),
  memberStates: ({ memberStates }, _, formats) => joined(memberStates, formats.country, formats),
  refusalReason: ({ refusalReason }, translate, formats) =>
    joined(refusalReason, (reason) => translate(`refusalReasons.${reason}`), formats),
  certificateDates: ({ certificateDates }, _, { date }) =>
    certificateDates && `${date(certificateDates.issuedOn)} – ${date(certificateDates.expiresOn)}`,
  previousApplications: ({ previousApplications }, translate, { date }) =>
    previousApplications &&
    (previousApplications.length === 0
      ? translate('view.noneDeclared')
      : previousApplications.map(({ notifiedBodyNumber, outcome, endedOn, note }, index) => (
          <span key={index}>
            {index > 0 && <span>; </span>}
            {identifier(notifiedBodyNumber)}
            <span>
              {['', translate(`applicationOutcomes.${outcome}`), endedOn && date(endedOn), note]
                .filter((part) => part !== null)
                .join(', ')}
            </span>
          </span>
        ))),
};

const answerIds = new Set<unknown>(answers);

/** Returns a function that formats the value of a field. It returns null for a field without an answer. */
export function useDeviceValue() {
  const { t } = useTranslation('devices');
  const formats = useFormats();
  const { procedure } = useClassLabels();
  const translate = t as unknown as Translate;
  return (field: FieldId, device: DeviceAnswers): ReactNode => {
    const derived = deriveClassVariant(device);
    if (field === 'classVariant') return derived && <ClassDetail device={device} derived={derived} />;
    if (field === 'conformityProcedure')
      return device.conformityProcedure && procedure(device.conformityProcedure, derived?.id ?? null);
    const format = formatters[field];
    if (format) return format(device, translate, formats) || null;
    const value = (device as Partial<Record<FieldId, unknown>>)[field];
    return answerIds.has(value) ? translate(`answers.${String(value)}`) : typeof value === 'string' ? value : null;
  };
}
