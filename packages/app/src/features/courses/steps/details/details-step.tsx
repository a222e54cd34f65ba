import { getAccount } from '@attesta/domain/account/calls';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Loading } from '../../../../platform/errors/read-state';
import { useCall } from '../../../../platform/http/use-call';
import { $user } from '../../../../platform/session/model';
import { knownDetails, storedDetails } from '../../order/details';
import { listCourseRegistrations } from '@attesta/domain/courses/calls';
import { DetailsForm } from './details-form';
import type { StepProps } from '../layout/step-props';

/** Step 2: participant and billing address. Filled in with the details of the account until the user changes them. */
export function DetailsStep({ hasBilling, ...props }: StepProps & { hasBilling: boolean }) {
  const user = useUnit($user);
  const [stored] = useState(() => storedDetails(props.cart.checkout.billing));
  const account = useCall(getAccount, stored ? null : {});
  const own = useCall(listCourseRegistrations, {});
  const waitsFor = [account, own].find((read) => read.data === undefined && !read.problem);
  if (!user) return null;
  if (!stored && waitsFor)
    return (
      <Loading isSlow={waitsFor.isSlow}>
        <Skeleton shape="sheet" height={480} />
      </Loading>
    );
  return (
    <DetailsForm
      {...props}
      hasBilling={hasBilling}
      initial={stored ?? knownDetails(user, account.data?.account ?? null, own.data?.registrations)}
    />
  );
}
