import type { Course } from '@attesta/domain/courses/schema';
import { needsBilling } from '@attesta/domain/courses/needs-billing';
import { Alert } from '@attesta/ui/feedback/alert';
import { Card } from '@attesta/ui/display/card';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../checkout';
import { documentsIn } from '../order/cart-of-course';
import { isAboutDetails } from '../order/conflict';
import { completeDetails, storedDetails } from '../order/details';
import { $changedPrice, changedPriceClosed } from '../order/model';
import { useArrival } from '../order/use-arrival';
import { useStep } from '../order/use-step';
import { useMoney } from '../course/use-money';
import { CourseStep } from './course-step';
import { DetailsStep } from './details-step';
import { Layout } from './order.styles';
import { OrderStepper } from './order-stepper';
import { OrderSummary } from './order-summary';
import { PaymentStep } from './payment-step';

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
        <Alert tone="warning" live="status" onClose={() => closePrice()} closeLabel={t('notices.close')}>
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
