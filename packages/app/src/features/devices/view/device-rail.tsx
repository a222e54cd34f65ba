import { stageOf, stagesOf } from '@attesta/domain/devices/fields';
import type { Device } from '@attesta/domain/devices/schema';
import { Card } from '@attesta/ui/display/card';
import { Link } from '@attesta/ui/navigation/link';
import { Stepper } from '@attesta/ui/navigation/stepper';
import { Stack } from '@attesta/ui/layout/stack';
import { useTranslation } from 'react-i18next';
import type { Missing } from '../record/missing';
import type { Section } from '../record/sections';
import { stageKey } from '../record/stage';
import { Checklist } from './checklist';
import { sectionElementId } from './shown-sections';

interface DeviceRailProps {
  device: Device;
  /** Null for an archived device. */
  missing: Missing | null;
  sections: readonly Section[];
}

/** Next to the answers of a device: what is missing, the stages, and links to the sections. */
export function DeviceRail({ device, missing, sections }: DeviceRailProps) {
  const { t } = useTranslation('devices');
  const stages = stagesOf(device);
  const current = stages.indexOf(stageOf(device));
  const isLast = current === stages.length - 1;
  return (
    <>
      {missing && (
        <Card>
          <Checklist device={device} missing={missing} isCurrent={missing.stage === stageOf(device)} />
        </Card>
      )}
      <Card title={t('fields.stage.label')} data-wide>
        <Stepper
          orientation="vertical"
          active={isLast ? stages.length : current}
          steps={stages.map((stage) => ({ id: stage, label: t(`stages.${stageKey(stage, device.classVariant)}`) }))}
          labels={{ steps: t('view.stages.label') }}
        />
      </Card>
      <nav aria-label={t('view.onThisPage')} data-wide>
        <Stack gap={8} render={<ul />}>
          {sections.map(({ id }) => (
            <li key={id}>
              <Link href={`#${sectionElementId(id)}`}>{t(`sections.${id}.title`)}</Link>
            </li>
          ))}
        </Stack>
      </nav>
    </>
  );
}
