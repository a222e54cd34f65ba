import type { Course } from '@attesta/domain/courses/schema';
import { useUnit } from 'effector-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { $appliedCode, $isPricing } from '../../order/discount';
import { $registeringIds, registrationRequested } from '../../order/register';

/** Sends the registration, once the waiting list is accepted if the course is full. */
export function useSubmit(course: Course, isAddressMissing: boolean) {
  const { t } = useTranslation('courses');
  const [registeringIds, isPricing, code] = useUnit([$registeringIds, $isPricing, $appliedCode]);
  const isPending = registeringIds.includes(course.id);
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
