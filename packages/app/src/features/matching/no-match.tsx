import { classVariant } from '@attesta/domain/classes/classes';
import { getDevice } from '@attesta/domain/devices/calls';
import { matchReadiness } from '@attesta/domain/matching/readiness';
import type { MatchResult } from '@attesta/domain/matching/schema';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useClassLabels } from '../classes';
import { ReadState } from '../../platform/errors/read-state';
import { useCall } from '../../platform/http/use-call';
import { elementId, ReadinessCard } from '../devices';
import { devicePaths } from '../../platform/navigation/paths';

/** Result for a device that needs no notified body, with the legal source. */
export function NoBodyNeeded({ response }: { response: Extract<MatchResult, { result: 'no_notified_body_needed' }> }) {
  const { t } = useTranslation(['matching', 'classes']);
  const { variant } = useClassLabels();
  const variantDetails = classVariant(response.request.classVariant);
  if (!variantDetails) return null;
  return (
    <Card title={t('gate.title')}>
      <Text>
        {t(variantDetails.id === 'custom-made' ? 'gate.custom' : 'gate.text', { variant: variant(variantDetails.id) })}
      </Text>
      <Text size="small" tone="muted">
        {t('classes:source', { source: variantDetails.source })}
      </Text>
    </Card>
  );
}

/** Result for a device with missing answers. Each links to its field. */
export function Incomplete({ device }: { device: string }) {
  const { t } = useTranslation('matching');
  const read = useCall(getDevice, { params: { id: device } });
  return (
    <ReadState framed read={read} skeleton={<Skeleton shape="sheet" height={240} />}>
      {(data) => {
        const readiness = matchReadiness(data.device);
        const [first] = readiness.missing;
        const edit = (
          <Button render={<RouterLink to={`${devicePaths.edit(device)}${first ? `#${elementId(first)}` : ''}`} />}>
            {t('incomplete.edit')}
          </Button>
        );
        return <ReadinessCard device={device} readiness={readiness} action={edit} />;
      }}
    </ReadState>
  );
}
