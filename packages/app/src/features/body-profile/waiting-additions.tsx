import { formatCode } from '@attesta/domain/codes/codes';
import { Alert } from '@attesta/ui/feedback/alert';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../../platform/i18n/formats';
import type { StoredProfile } from './use-save-profile';

type Addition = StoredProfile['additions'][number];

const List = styled.ul`
  max-block-size: 240px;
  margin: 8px 0 0;
  padding-inline-start: 20px;
  overflow-y: auto;
`;

/** What the body states beyond its approved designations, until the portal operator decides. */
export function WaitingAdditions({ additions }: { additions: readonly Addition[] }) {
  const { t } = useTranslation('bodyProfile');
  const { date } = useFormats();
  if (additions.length === 0) return null;
  const text = ({ kind, value }: Addition) => {
    if (value === null) return t('waiting.no_end');
    if (kind === 'code') return t('waiting.code', { value: formatCode(value) });
    return t(`waiting.${kind}`, { value: kind === 'valid_from' || kind === 'valid_to' ? date(value) : value });
  };
  return (
    <Alert tone="info" title={t('waiting.title', { count: additions.length })}>
      {t('waiting.text')}
      <List tabIndex={0} aria-label={t('waiting.title', { count: additions.length })}>
        {additions.map((addition) => (
          <li key={`${addition.regulation} ${addition.kind} ${addition.value}`}>
            <bdi>
              {t('waiting.row', {
                regulation: addition.regulation,
                addition: text(addition),
                date: date(addition.statedOn),
              })}
            </bdi>
          </li>
        ))}
      </List>
    </Alert>
  );
}
