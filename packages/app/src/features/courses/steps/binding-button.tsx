import { Button } from '@attesta/ui/inputs/button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../course/use-money';

interface BindingButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Total in cents. */
  total: number;
  isWaiting: boolean;
  loading: boolean;
}

/** The button that registers. Its label states what happens and what it costs. */
export function BindingButton({ ref, total, isWaiting, loading }: BindingButtonProps) {
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
