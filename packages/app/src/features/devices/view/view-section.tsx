import type { Device } from '@attesta/domain/devices/schema';
import { Disclosure } from '@attesta/ui/display/accordion';
import { Chip } from '@attesta/ui/display/chip';
import { DescriptionList, type DescriptionItem } from '@attesta/ui/display/description-list';
import { Heading } from '@attesta/ui/display/typography';
import { Group } from '@attesta/ui/layout/group';
import { Stack } from '@attesta/ui/layout/stack';
import { useTranslation } from 'react-i18next';
import { useDeviceValue } from '../record/device-value';
import { useFieldLabels } from '../record/field-labels';
import { useFormats } from '../../../platform/i18n/formats';
import { isCharacteristic, type Section } from '../record/sections';
import { characteristicsByAnswer, sectionElementId } from './shown-sections';

/** A section of a device page: fields that have an answer or are required, and the characteristics by answer. */
export function ViewSection({ section: { id, fields }, device }: { section: Section; device: Device }) {
  const { t } = useTranslation('devices');
  const value = useDeviceValue();
  const fieldLabels = useFieldLabels();
  const { list, number } = useFormats();
  const labelsOf = (ids: readonly Parameters<typeof fieldLabels>[0][]) => ids.map((field) => fieldLabels(field).label);
  const { yes, unsure, no, open } = characteristicsByAnswer(fields, device);
  const characteristics: DescriptionItem[] = [
    ...(yes.length > 0 ? [{ id: 'yes', term: t('answers.yes'), description: <Chips labels={labelsOf(yes)} /> }] : []),
    ...(unsure.length > 0 ? [{ id: 'unsure', term: t('answers.unsure'), description: list(labelsOf(unsure)) }] : []),
    ...(open.length > 0 ? [{ id: 'open', term: t('view.notAnswered'), description: list(labelsOf(open)) }] : []),
  ];
  const others = fields
    .filter((field) => !isCharacteristic(field.id))
    .map((field) => ({ id: field.id, term: fieldLabels(field.id).label, description: value(field.id, device) }));
  const items = [...characteristics, ...others];
  return (
    <section id={sectionElementId(id)} aria-labelledby={`${sectionElementId(id)}-title`}>
      <Stack gap={12}>
        <Heading level={2} size="h3" id={`${sectionElementId(id)}-title`}>
          {t(`sections.${id}.title`)}
        </Heading>
        {items.length > 0 && <DescriptionList items={items} labels={{ none: t('view.notAnswered') }} />}
        {no.length > 0 && (
          <Disclosure title={`${t('answers.no')} (${number(no.length)})`}>{list(labelsOf(no))}</Disclosure>
        )}
      </Stack>
    </section>
  );
}

function Chips({ labels }: { labels: readonly string[] }) {
  return (
    <Group gap={8} render={<ul />}>
      {labels.map((label) => (
        <li key={label}>
          <Chip>{label}</Chip>
        </li>
      ))}
    </Group>
  );
}
