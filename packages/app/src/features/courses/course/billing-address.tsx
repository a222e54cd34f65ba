import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../../../platform/i18n/formats';

const Lines = styled.span`
  display: grid;
`;

interface Address {
  organisation: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  vatNumber?: string | null | undefined;
  purchaseOrder?: string | null | undefined;
}

/** A billing address in the lines of an envelope, with the references of the invoice. */
export function BillingAddress({ billing }: { billing: Address }) {
  const { t } = useTranslation('courses');
  const { country } = useFormats();
  const { organisation, street, postalCode, city, vatNumber, purchaseOrder, email } = billing;
  return (
    <Lines>
      <bdi>{organisation}</bdi>
      <bdi>{street}</bdi>
      <bdi>{`${postalCode} ${city}`}</bdi>
      {billing.country && <bdi>{country(billing.country)}</bdi>}
      <bdi>{email}</bdi>
      {vatNumber && <span>{t('registration.vatNumber', { number: vatNumber })}</span>}
      {purchaseOrder && <span>{t('registration.purchaseOrder', { number: purchaseOrder })}</span>}
    </Lines>
  );
}
