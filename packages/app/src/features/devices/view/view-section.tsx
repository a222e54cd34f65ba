import type { Device } from '@attesta/domain/devices/schema';
import { Card } from '@attesta/ui/display/card';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { useTranslation } from 'react-i18next';
import { useDeviceValue } from '../record/device-value';
import { useFieldLabels } from '../record/field-labels';
import { useFormats } from '../../../platform/i18n/formats';
import { isAnswered, isCharacteristic, type Section } from '../record/sections';

/**
 * A section of a device page: fields that have an answer or are required. Characteristics are grouped by answer, as
 * most are "no".
 */
export function ViewSection({ section: { id, fields }, device }: { section: Section; device: Device }) {
  const { t } = useTranslation('devices');
  const value = useDeviceValue();
  const fieldLabels = useFieldLabels();
  const { list } = useFormats();
  const shown = fields.filter((field) => field.required || field.id === 'classVariant' || isAnswered(device, field.id));
  const plain = shown
    .filter((field) => !isCharacteristic(field.id))
    .map((field) => ({
      id: field.id as string,
      term: fieldLabels(field.id).label,
      description: value(field.id, device),
    }));
  const questions = shown.filter((field) => isCharacteristic(field.id));
  const byAnswer = (['yes', 'unsure', 'no', null] as const).flatMap((answer) => {
    const names = questions
      .filter((field) => isCharacteristic(field.id) && device[field.id] === answer)
      .map((field) => fieldLabels(field.id).label);
    return names.length > 0
      ? [
          {
            id: `answer-${answer}`,
            term: answer ? t(`answers.${answer}`) : t('view.notAnswered'),
            description: list(names),
          },
        ]
      : [];
  });
  const items = [...byAnswer, ...plain];
  if (items.length === 0) return null;
  return (
    <Card title={t(`sections.${id}.title`)}>
      <DescriptionList items={items} labels={{ none: t('view.notAnswered') }} />
    </Card>
  );
}
