import { deletionDays, type Deletion } from '@attesta/domain/account/data/deletion';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { FactList } from './fact-list.styles';

/** What happens to the account and its data when it is deleted, and when. */
export function DeletionFacts({ deletion: { deleted, givenUp, kept } }: { deletion: Deletion }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  return (
    <FactList>
      <li>{t('personal.deletion.facts.now')}</li>
      {deleted.windows > 0 && <li>{t('personal.deletion.facts.hidden')}</li>}
      {givenUp.length > 0 && (
        <li>
          {t('personal.deletion.facts.givenUp')}
          <ul>
            {givenUp.map(({ number, courseTitle }) => (
              <li key={number}>{t('personal.deletion.facts.course', { course: courseTitle, number })}</li>
            ))}
          </ul>
        </li>
      )}
      <li>{t('personal.deletion.facts.undo', { count: deletionDays })}</li>
      <li>
        {t('personal.deletion.facts.then')}
        <ul>
          <li>{t('personal.deletion.facts.profile')}</li>
          {deleted.devices > 0 && <li>{t('personal.deletion.facts.devices', { count: deleted.devices })}</li>}
          {deleted.windows > 0 && <li>{t('personal.deletion.facts.windows', { count: deleted.windows })}</li>}
          {deleted.registrations > 0 && (
            <li>{t('personal.deletion.facts.registrations', { count: deleted.registrations })}</li>
          )}
        </ul>
      </li>
      {kept.length > 0 && (
        <li>
          <Text as="span">{t('personal.deletion.facts.kept')}</Text>
          <ul>
            {kept.map(({ number, courseTitle, keptUntil }) => (
              <li key={number}>
                {t('personal.deletion.facts.invoice', { course: courseTitle, number, date: date(keptUntil) })}
              </li>
            ))}
          </ul>
        </li>
      )}
    </FactList>
  );
}
