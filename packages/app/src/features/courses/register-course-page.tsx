import { useParams, useSearchParams } from 'react-router-dom';
import { RegistrationPage } from './confirmation/registration-page';
import { OrderPage } from './steps/order-page';

/** Registration for a course, or one of the user's registrations. */
export function Component() {
  const { courseId = '' } = useParams();
  const [parameters] = useSearchParams();
  const registration = parameters.get('registration');
  return registration ? (
    <RegistrationPage key={registration} courseId={courseId} id={registration} />
  ) : (
    <OrderPage key={courseId} courseId={courseId} />
  );
}
