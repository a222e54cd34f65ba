import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { Text } from '@attesta/ui/display/typography';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Method = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 12px;
  & > h3 {
    grid-column: 1 / -1;
    margin: 0 0 6px;
    font-size: inherit;
    font-weight: 500;
  }
  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 1px;
    color: var(--at-primary-text);
  }
`;

/** The only payment method: an invoice. */
export function PaymentMethod({ email, isWaiting }: { email: string; isWaiting: boolean }) {
  const { t } = useTranslation('courses');
  return (
    <Method>
      <h3>{t('payment.method')}</h3>
      <ReceiptText aria-hidden />
      <div>
        <Text>{t('payment.invoice')}</Text>
        <Text tone="muted" size="small">
          {isWaiting ? t('payment.invoiceLater') : t('payment.invoiceText', { email: shownEmailAddress(email) })}
        </Text>
      </div>
    </Method>
  );
}
