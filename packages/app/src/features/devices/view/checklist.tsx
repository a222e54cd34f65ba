import type { Device } from '@attesta/domain/devices/schema';
import { Text } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { CircleCheck } from 'lucide-react';
import type { FieldId } from '@attesta/domain/devices/field-specification';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDeviceProblemMessage, useFieldLabels } from '../record/field-labels';
import { elementId } from '../record/element-id';
import { problemContext } from '../record/problem-context';
import type { Missing } from '../record/missing';
import { sectionOf } from '../record/sections';
import { stageKey } from '../record/stage';
import { devicePaths } from '../../../platform/navigation/paths';

const Root = styled.section`
  display: grid;
  gap: 10px;
  & > h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    font-size: var(--at-h4);
    font-weight: 600;
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
    gap: 8px 24px;
    margin: 0;
    padding-inline-start: 18px;
  }
  & li::marker {
    color: var(--at-text-muted);
  }
  & h2 > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--at-success-text);
  }
`;

interface ChecklistProps {
  device: Device;
  missing: Missing;
  /** Whether `missing` refers to the current stage of the device. */
  isCurrent: boolean;
}

/** Lists what the device lacks for a stage. Each entry links to its field in the form. */
export function Checklist({ device, missing: { stage, problems }, isCurrent }: ChecklistProps) {
  const { t } = useTranslation('devices');
  const problemMessage = useDeviceProblemMessage();
  const fieldLabels = useFieldLabels();
  const name = t(`stages.${stageKey(stage, device.classVariant)}`);
  const isComplete = problems.length === 0;
  return (
    <Root aria-labelledby="device-missing">
      <h2 id="device-missing">
        {isComplete && <CircleCheck aria-hidden />}
        <span>
          {isComplete
            ? t('view.missing.done', { stage: name })
            : isCurrent
              ? t('view.missing.now')
              : t('view.missing.title', { stage: name })}
        </span>
      </h2>
      {!isComplete && (
        <ul>
          {problems.map(({ field, code }) => (
            <li key={field}>
              {sectionOf(field) ? (
                <Link render={<RouterLink to={`${devicePaths.edit(device.id)}#${elementId(field)}`} />}>
                  {fieldLabels(field as FieldId).label}
                </Link>
              ) : (
                fieldLabels(field as FieldId).label
              )}
              {code !== 'required' && (
                <Text size="small" tone="muted">
                  {problemMessage(field, code, problemContext(field, { ...device, stage }))}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
