import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { Trans, useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../../../platform/i18n/formats';
import { withIdentifier } from '../../../platform/shell/page/identifier';

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
      <bdi>{shownEmailAddress(email)}</bdi>
      {vatNumber && (
        <span>
          <Trans t={t} i18nKey="registration.vatNumber" values={{ number: vatNumber }} {...withIdentifier} />
        </span>
      )}
      {purchaseOrder && (
        <span>
          <Trans t={t} i18nKey="registration.purchaseOrder" values={{ number: purchaseOrder }} {...withIdentifier} />
        </span>
      )}
    </Lines>
  );
}
