import { Heading, Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavingForm } from '../../../../platform/forms/use-saving-form';
import { deadlineIn } from '../../course/course-times';
import { documentsIn } from '../../order/cart-of-course';
import { completeDetails, storedDetails } from '../../order/details';
import { needsBillingOf } from '../../order/registration-input';
import { DetailsReview } from './details-review';
import { DiscountField } from './discount-field';
import { DocumentsChoice } from './documents-choice';
import { OrderPrice } from '../layout/order-price';
import { NarrowOnly, StepActions, StepBody } from '../layout/order.styles';
import { PaymentMethod } from './payment-method';
import type { StepProps } from '../layout/step-props';
import { useSubmit } from './use-submit';
import { WaitingNote } from '../layout/waiting-note';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { useMoney } from '../../course/use-money';
import { FailureText } from '../../../../platform/errors/failure-text';
import { problemOf } from '../../../../platform/http/problem';

/** Codes of failures after which the server may have registered the user all the same. */
const unconfirmedCodes = ['wrong_services', 'internal', 'unavailable'];

/** Explains why the registration failed, and what to do next. */
function RegistrationFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('courses');
  if (failure === null) return null;
  const { code } = problemOf(failure);
  const isConflict = code === 'price_changed' || code === 'course_full';
  return (
    <Alert tone={isConflict ? 'warning' : 'error'} live>
      <FailureText failure={failure} /> {unconfirmedCodes.includes(code) && <span>{t('error.unconfirmed')}</span>}
    </Alert>
  );
}

interface BindingButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Total in cents. */
  total: number;
  isWaiting: boolean;
  loading: boolean;
}

/** The button that registers. Its label states what happens and what it costs. */
function BindingButton({ ref, total, isWaiting, loading }: BindingButtonProps) {
  const { t } = useTranslation('courses');
  const { money } = useMoney();
  const label = isWaiting
    ? t('payment.joinList')
    : total === 0
      ? t('payment.registerFree')
      : t('payment.registerFor', { price: money(total) });
  return (
    <Button ref={ref} type="submit" size="large" loading={loading} loadingLabel={t('payment.sending')}>
      {label}
    </Button>
  );
}

interface WaitingConsentProps {
  ref: Ref<HTMLInputElement>;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The user's consent to join the waiting list of a full course. */
function WaitingConsent({ error, ...rest }: WaitingConsentProps) {
  const { t } = useTranslation('courses');
  return <Checkbox {...rest} label={<bdi>{t('payment.consent')}</bdi>} required error={error && <bdi>{error}</bdi>} />;
}

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
