import type { DeviceAnswers } from '@attesta/domain/device/schema';
import type { FieldId } from '@attesta/domain/device/field';
import { deriveClassVariant } from '@attesta/domain/classes/derive';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassDetail } from '../classes/class-detail';
import { useClassWords } from '../classes/class-words';
import { Codes } from '../codes/code';
import { useFormats, type Formats } from '../i18n/formats';
import { stageKey } from './stage';

type Words = (key: string) => string;
type Writer = (device: DeviceAnswers, words: Words, formats: Formats) => ReactNode;

const chosen =
  (field: 'riskClass' | 'issuingEntity' | 'deviceStatus' | 'certificateStatus', keys: string): Writer =>
  (device, words) =>
    device[field] && words(`${keys}.${device[field]}`);
const named = (list: readonly string[] | null, name: (code: string) => string, { list: join, compare }: Formats) =>
  list && list.length > 0 && join(list.map(name).sort(compare));

/** How a value is written where it is more than its text. */
const writers: { [Id in FieldId]?: Writer } = {
  regulation: ({ regulation }, words) => regulation && words(`regulations.${regulation}.description`),
  riskClass: chosen('riskClass', 'riskClasses'),
  stage: (device, words) => device.stage && words(`stages.${stageKey(device.stage, deriveClassVariant(device)?.id)}`),
  manufacturerCountry: ({ manufacturerCountry }, _, { country }) => manufacturerCountry && country(manufacturerCountry),
  issuingEntity: chosen('issuingEntity', 'issuingEntities'),
  deviceStatus: chosen('deviceStatus', 'deviceStatuses'),
  certificateStatus: chosen('certificateStatus', 'certificateStatuses'),
  targetSubmissionDate: ({ targetSubmissionDate }, _, { date }) => targetSubmissionDate && date(targetSubmissionDate),
  tradeName: ({ tradeName }, _, { language }) =>
    tradeName?.map(({ language: code, text }) => `${text} (${language(code)})`).join('; '),
  emdnCode: ({ emdnCode }) => emdnCode?.join(', '),
  designationCodes: ({ designationCodes }) =>
    designationCodes && designationCodes.length > 0 && <Codes codes={designationCodes} withLabel />,
  documentationLanguages: ({ documentationLanguages }, _, formats) =>
    named(documentationLanguages, formats.language, formats),
  memberStates: ({ memberStates }, _, formats) => named(memberStates, formats.country, formats),
  refusalReason: ({ refusalReason }, words, formats) =>
    named(refusalReason, (reason) => words(`refusalReasons.${reason}`), formats),
  certificateDates: ({ certificateDates }, _, { date }) =>
    certificateDates && `${date(certificateDates.issuedOn)} – ${date(certificateDates.expiresOn)}`,
  previousApplications: ({ previousApplications }, words, { date }) =>
    previousApplications &&
    (previousApplications.length === 0
      ? words('view.noneDeclared')
      : previousApplications
          .map(({ notifiedBodyNumber, outcome, endedOn, note }) =>
            [notifiedBodyNumber, words(`applicationOutcomes.${outcome}`), endedOn && date(endedOn), note]
              .filter(Boolean)
              .join(', '),
          )
          .join('; ')),
};

const answerWords = new Set<unknown>(['yes', 'no', 'unsure']);

/** The value of a field in words; nothing where it is not answered. */
export function useDeviceValue() {
  const { t } = useTranslation('devices');
  const formats = useFormats();
  const { procedure } = useClassWords();
  const words = t as unknown as Words;
  return (field: FieldId, device: DeviceAnswers): ReactNode => {
    const derived = deriveClassVariant(device);
    if (field === 'classVariant') return derived && <ClassDetail device={device} derived={derived} />;
    if (field === 'conformityProcedure')
      return device.conformityProcedure && procedure(device.conformityProcedure, derived?.id ?? null);
    const write = writers[field];
    if (write) return write(device, words, formats) || null;
    const value = (device as Partial<Record<FieldId, unknown>>)[field];
    return answerWords.has(value) ? words(`answers.${String(value)}`) : typeof value === 'string' ? value : null;
  };
}
