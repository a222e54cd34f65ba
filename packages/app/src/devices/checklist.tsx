import type { Device } from '@attesta/domain/device/schema';
import { Text } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { CircleCheck } from 'lucide-react';
import type { FieldId } from '@attesta/domain/device/field';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDeviceProblem, useFieldLabel } from './field-words';
import { elementId } from './fields/use-device-field';
import type { Missing } from './missing';
import { devicePaths } from './paths';
import { sectionOf } from './sections';
import { stageKey } from './stage';

const Root = styled.section`
  display: grid;
  gap: 10px;
  & > h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    font-size: var(--at-h5);
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
    inline-size: 16px;
    block-size: 16px;
    color: var(--at-success-text);
  }
`;

interface ChecklistProps {
  device: Device;
  missing: Missing;
  /** Whether it is the present stage that lacks something. */
  isPresent: boolean;
}

/** What stands between the device and a stage, as a quiet list; each leads to its field. */
export function Checklist({ device, missing: { stage, problems }, isPresent }: ChecklistProps) {
  const { t } = useTranslation('devices');
  const problem = useDeviceProblem();
  const label = useFieldLabel();
  const name = t(`stages.${stageKey(stage, device.classVariant)}`);
  const done = problems.length === 0;
  return (
    <Root aria-labelledby="device-missing">
      <h2 id="device-missing">
        {done && <CircleCheck aria-hidden />}
        {done
          ? t('view.missing.done', { stage: name })
          : isPresent
            ? t('view.missing.now')
            : t('view.missing.title', { stage: name })}
      </h2>
      {!done && (
        <ul>
          {problems.map(({ field, code }) => (
            <li key={field}>
              {sectionOf(field) ? (
                <Link render={<RouterLink to={`${devicePaths.edit(device.id)}#${elementId(field)}`} />}>
                  {label(field as FieldId).label}
                </Link>
              ) : (
                label(field as FieldId).label
              )}
              {code !== 'required' && (
                <Text size="small" tone="muted">
                  {problem(field, code, stage)}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
