import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { formatCode } from '@attesta/domain/codes/codes';
import type { UsedRequest } from '@attesta/domain/matching/schema';
import { CopyButton } from '@attesta/ui/inputs/copy-button';
import { Link } from '@attesta/ui/navigation/link';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: var(--at-text-muted);
  }
  & > [data-part='link'] {
    overflow-wrap: anywhere;
  }
`;

/** An address in a `mailto:` URL. */
const inMailUrl = (address: string) => encodeURIComponent(address).replaceAll('%40', '@');

/** The address that a notified body shows to operators, to write to or to copy. */
export function MatchContact({ contact, request }: { contact: string | null; request: UsedRequest }) {
  const { t } = useTranslation('matching');
  if (contact === null) return <Root>{t('contact.none')}</Root>;
  const subject = t('contact.subject', { codes: request.codes.map(formatCode).join(', ') });
  return (
    <Root>
      <Mail aria-hidden />
      <Link href={`mailto:${inMailUrl(contact)}?subject=${encodeURIComponent(subject)}`}>
        <bdi>{shownEmailAddress(contact)}</bdi>
      </Link>
      <CopyButton text={contact} />
    </Root>
  );
}
