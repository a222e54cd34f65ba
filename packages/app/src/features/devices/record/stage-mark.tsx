import type { Device } from '@attesta/domain/devices/schema';
import { stageOf } from '@attesta/domain/devices/fields';
import { Seal } from '@attesta/ui/display/seal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { sealFill, stageKey } from './stage';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  vertical-align: middle;
`;

/** The stage of a device: a seal filled according to the stage, and the stage's name. */
export function StageMark({ device, size = 22 }: { device: Pick<Device, 'stage' | 'classVariant'>; size?: number }) {
  const { t } = useTranslation('devices');
  const stage = stageOf(device);
  return (
    <Root>
      <Seal variant="market-operator" fill={sealFill(stage)} size={size} />
      {t(`stages.${stageKey(stage, device.classVariant)}`)}
    </Root>
  );
}
