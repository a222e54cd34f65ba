import { Checkbox } from '@attesta/ui/inputs/checkbox';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface WaitingConsentProps {
  ref: Ref<HTMLInputElement>;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The user's consent to join the waiting list of a full course. */
export function WaitingConsent({ error, ...rest }: WaitingConsentProps) {
  const { t } = useTranslation('courses');
  return <Checkbox {...rest} label={<bdi>{t('payment.consent')}</bdi>} required error={error && <bdi>{error}</bdi>} />;
}
