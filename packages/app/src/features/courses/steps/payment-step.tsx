import { Heading, Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavingForm } from '../../../platform/forms/use-saving-form';
import { deadlineIn } from '../course/course-times';
import { documentsIn } from '../order/cart-of-course';
import { completeDetails, storedDetails } from '../order/details';
import { needsBillingOf } from '../order/registration-input';
import { BindingButton } from './binding-button';
import { DetailsReview } from './details-review';
import { DiscountField } from './discount-field';
import { DocumentsChoice } from './documents-choice';
import { OrderPrice } from './order-price';
import { NarrowOnly, StepActions, StepBody } from './order.styles';
import { PaymentMethod } from './payment-method';
import { RegistrationFailure } from './registration-failure';
import type { StepProps } from './step-props';
import { useSubmit } from './use-submit';
import { WaitingConsent } from './waiting-consent';
import { WaitingNote } from './waiting-note';

/** Step 3: documents, discount, payment, and the button that registers. */
export function PaymentStep({ course, cart, heading, go }: StepProps) {
  const { t, i18n } = useTranslation('courses');
  const { checkout, error } = cart;
  const documents = documentsIn(checkout, course);
  const hasBilling = needsBillingOf(checkout, course);
  const details = useMemo(() => storedDetails(checkout.billing), [checkout.billing]);
  const isAddressMissing = useMemo(() => completeDetails(details, hasBilling) === null, [details, hasBilling]);
  const { submit, consent, isPending, isPricing } = useSubmit(course, isAddressMissing);
  const { fields, button } = useSavingForm(isPending);
  const isWaiting = course.state === 'waiting_list';
  return (
    <StepBody as="form" noValidate onSubmit={submit}>
      <Heading ref={heading} level={2} size="h3" tabIndex={-1}>
        {t('steps.payment')}
      </Heading>
      <RegistrationFailure failure={error} />
      <StepBody ref={fields}>
        {isWaiting && <WaitingNote />}
        {course.printedDocumentsPrice !== null && (
          <DocumentsChoice course={course} price={course.printedDocumentsPrice} value={documents} />
        )}
        {isAddressMissing && (
          <Alert
            tone="warning"
            live="status"
            action={
              <Button variant="text" size="small" onClick={() => go('details')}>
                {t('payment.enterAddress')}
              </Button>
            }
          >
            {t('payment.addressNeeded')}
          </Alert>
        )}
        {course.price > 0 && <DiscountField course={course} checkout={checkout} />}
        {checkout.total > 0 && details ? (
          <PaymentMethod email={details.billing.email} isWaiting={isWaiting} />
        ) : (
          <Text tone="muted">{t('payment.nothing')}</Text>
        )}
        {details && <DetailsReview details={details} hasBilling={hasBilling} onChange={() => go('details')} />}
        {/* Where the summary is not beside the form. */}
        <NarrowOnly>
          <OrderPrice course={course} checkout={checkout} />
        </NarrowOnly>
        <Text size="small" tone="muted">
          {t('payment.cancelUntil', { moment: deadlineIn(course.timeZone, course.closesAt, i18n.language) })}
        </Text>
        {isWaiting && <WaitingConsent {...consent} />}
      </StepBody>
      <StepActions>
        <Button variant="outlined" tone="neutral" size="large" onClick={() => go('details')}>
          {t('steps.back')}
        </Button>
        <BindingButton ref={button} total={checkout.total} isWaiting={isWaiting} loading={isPending || isPricing} />
      </StepActions>
    </StepBody>
  );
}
