import { deletionDays, type Deletion } from '@attesta/domain/account/data/deletion';
import { Text } from '@attesta/ui/display/typography';
import { Trans, useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { withIdentifier } from '../../../platform/shell/page/identifier';
import { size } from '@attesta/ui/theme';
import { styled } from 'styled-components';

/** Short statements, each with an optional list below it. */
const FactList = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding-inline-start: 20px;
  max-inline-size: 68ch;
  font-size: ${size.body};
  & ul {
    display: grid;
    gap: 4px;
    margin: 4px 0 0;
    padding-inline-start: 20px;
  }
`;

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
              <li key={number}>
                <Trans
                  t={t}
                  i18nKey="personal.deletion.facts.course"
                  values={{ course: courseTitle, number }}
                  {...withIdentifier}
                />
              </li>
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
                <Trans
                  t={t}
                  i18nKey="personal.deletion.facts.invoice"
                  values={{ course: courseTitle, number, date: date(keptUntil) }}
                  {...withIdentifier}
                />
              </li>
            ))}
          </ul>
        </li>
      )}
    </FactList>
  );
}
