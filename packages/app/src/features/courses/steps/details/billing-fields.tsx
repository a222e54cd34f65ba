import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUnlikelyVatNumber, type Details } from '../../order/details';
import { BillingCountry } from './billing-country';
import { DetailsTextField } from './details-text-field';
import { FieldGroup } from './field-group.styles';

/**
 * The address on the invoice.
 * @param isPostOnly nothing is invoiced; printed documents are sent to the address
 */
export function BillingFields({ isPostOnly }: { isPostOnly: boolean }) {
  const { t } = useTranslation('courses');
  return (
    <FieldGroup>
      <legend>{t('details.billing')}</legend>
      <p>{t(isPostOnly ? 'details.postLead' : 'details.billingLead')}</p>
      <div data-wide>
        <DetailsTextField path="billing.organisation" autoComplete="billing organization" />
      </div>
      <div data-wide>
        <DetailsTextField path="billing.street" autoComplete="billing street-address" />
      </div>
      <DetailsTextField path="billing.postalCode" autoComplete="billing postal-code" />
      <DetailsTextField path="billing.city" autoComplete="billing address-level2" />
      <div data-wide>
        <BillingCountry />
      </div>
      <div data-wide>
        <DetailsTextField path="billing.email" type="email" autoComplete="billing email" />
      </div>
      <VatNumber />
      <DetailsTextField path="billing.purchaseOrder" help={t('details.purchaseOrderHelp')} identifier optional />
    </FieldGroup>
  );
}

/** The VAT number. A probably mistyped one is pointed out, but accepted: only the tax authority knows those that exist. */
function VatNumber() {
  const { t } = useTranslation('courses');
  const typed = useWatch<Details, 'billing.vatNumber'>({ name: 'billing.vatNumber' });
  return (
    <DetailsTextField
      path="billing.vatNumber"
      help={
        <span role="status">
          {t(isUnlikelyVatNumber(typed) ? 'details.vatNumberUnlikely' : 'details.vatNumberHelp')}
        </span>
      }
      autoCapitalize="characters"
      identifier
      optional
    />
  );
}
