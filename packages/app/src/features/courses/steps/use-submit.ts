import type { Course } from '@attesta/domain/courses/schema';
import { useUnit } from 'effector-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { $appliedCode, askPriceFx } from '../order/discount';
import { registerFx, registrationRequested } from '../order/model';

/** Sends the registration, once the waiting list is accepted if the course is full. */
export function useSubmit(course: Course, isAddressMissing: boolean) {
  const { t } = useTranslation('courses');
  const [isPending, isPricing, code] = useUnit([registerFx.pending, askPriceFx.pending, $appliedCode]);
  const request = useUnit(registrationRequested);
  const [isAccepted, setAccepted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const isWaiting = course.state === 'waiting_list';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isPricing || isAddressMissing) return;
    const needsConsent = isWaiting && !isAccepted;
    setRefused(needsConsent);
    if (needsConsent) checkbox.current?.focus();
    else request({ course, code, joinWaitingList: isWaiting });
  };
  return {
    submit,
    isPending,
    isPricing,
    consent: {
      ref: checkbox,
      checked: isAccepted,
      onCheckedChange: (checked: boolean) => {
        setAccepted(checked);
        setRefused(false);
      },
      error: isRefused ? t('payment.consentNeeded') : undefined,
    },
  };
}
