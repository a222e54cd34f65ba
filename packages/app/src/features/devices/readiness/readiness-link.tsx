import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness } from '@attesta/domain/matching/readiness';
import { Link } from '@attesta/ui/navigation/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { elementId } from '../record/element-id';
import { devicePaths } from '../record/paths';
import { useReadinessText } from './use-readiness-text';

/** The next step of a device towards its matches: a link to the first missing answer, or to the matches. */
export function ReadinessLink({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const readinessText = useReadinessText();
  const readiness = matchReadiness(device);
  const [first] = readiness.missing;
  if (readiness.result === 'no_notified_body_needed') return readinessText(readiness);
  if (first === undefined)
    return <Link render={<RouterLink to={devicePaths.matches(device.id)} />}>{t('list.matches')}</Link>;
  return (
    <Link render={<RouterLink to={`${devicePaths.edit(device.id)}#${elementId(first)}`} />}>
      {readinessText(readiness)}
    </Link>
  );
}
