import type { Course } from '@attesta/domain/courses/schema';
import { needsBilling } from '@attesta/domain/courses/needs-billing';
import { Alert } from '@attesta/ui/feedback/alert';
import { Card } from '@attesta/ui/display/card';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useCallback, useRef, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cart, stepSet } from '../../checkout';
import { documentsIn } from '../order/cart-of-course';
import { isAboutDetails } from '../order/conflict';
import { completeDetails, storedDetails } from '../order/details';
import { $changedPrice, changedPriceClosed } from '../order/model';
import { useMoney } from '../course/use-money';
import { CourseStep } from './course-step';
import { DetailsStep } from './details/details-step';
import { Layout } from './layout/order.styles';
import { OrderStepper } from './order-stepper';
import { OrderSummary } from './order-summary';
import { PaymentStep } from './payment/payment-step';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { indexOf, openStep, stepFrom, stepParameter, type OrderStep } from '../order/steps';

/**
 * The current step. The address contains it, so that the browser's Back button leads to the previous step; the cart
 * stores it, so that the page opens at the same step without the address. A step that may not open yet is replaced.
 */
function useStep(storedIndex: number, areDetailsComplete: boolean): [OrderStep, (step: OrderStep) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const setStep = useUnit(stepSet);
  const requested = stepFrom(parameters.get(stepParameter));
  const step = openStep(requested === null ? storedIndex : indexOf(requested), areDetailsComplete);
  useEffect(() => {
    setStep(indexOf(step));
  }, [setStep, step]);
  useEffect(() => {
    if (requested !== step) void navigate({ search: `?${stepParameter}=${step}` }, { replace: true });
  }, [navigate, requested, step]);
  const go = useCallback((next: OrderStep) => void navigate({ search: `?${stepParameter}=${next}` }), [navigate]);
  return [step, go];
}

/**
 * Returns a ref for the heading of the current part of a page. When the part has changed, its heading receives the
 * focus as soon as it is rendered, and the page scrolls to the top. The first part is left to the router, which focuses
 * the heading of a new page.
 */
function useArrival(part: string): RefCallback<HTMLHeadingElement> {
  const known = useRef(part);
  return useCallback(
    (heading) => {
      if (!heading || known.current === part) return;
      known.current = part;
      scrollTo({ top: 0, behavior: 'instant' });
      heading.focus(); // scrolls further if the heading is below the visible area
    },
    [part],
  );
}

/** The steps of a registration, with a summary beside them. */
export function Order({ course, cart }: { course: Course; cart: Cart }) {
  const { t } = useTranslation('courses');
  const { money } = useMoney();
  const [changedPrice, closePrice] = useUnit([$changedPrice, changedPriceClosed]);
  const { checkout, error } = cart;
  const details = useMemo(() => storedDetails(checkout.billing), [checkout.billing]);
  // A choice of printed documents in the last step does not lead back: the step asks for the address itself.
  const isComplete = useMemo(
    () => completeDetails(details, needsBilling(course.price, 'pdf')) !== null,
    [details, course.price],
  );
  const [step, go] = useStep(checkout.step, isComplete);
  const heading = useArrival(step);
  const hasBilling = needsBilling(course.price, documentsIn(checkout, course));

  const failsInDetails = isAboutDetails(error);
  useEffect(() => {
    if (failsInDetails) go('details');
  }, [failsInDetails, go]);

  const props = { course, cart, heading, go };
  return (
    <Layout data-step={step}>
      <OrderStepper step={step} isFree={!hasBilling} failsInDetails={failsInDetails} onSelect={go} />
      {changedPrice && (
        <Alert tone="warning" live="status" onClose={() => closePrice()}>
          {t('notices.priceChanged', { before: money(changedPrice.before), now: money(changedPrice.now) })}
        </Alert>
      )}
      <div data-slot="columns">
        <Card>
          {step === 'course' && <CourseStep {...props} />}
          {step === 'details' && <DetailsStep {...props} hasBilling={hasBilling} />}
          {step === 'payment' && <PaymentStep {...props} />}
        </Card>
        <OrderSummary course={course} checkout={checkout} />
      </div>
    </Layout>
  );
}
