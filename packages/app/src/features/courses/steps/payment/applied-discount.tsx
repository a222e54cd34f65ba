import { Button } from '@attesta/ui/inputs/button';
import { BadgePercent } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../course/use-money';
import { Applied } from './discount-field.styles';

interface AppliedDiscountProps {
  ref: Ref<HTMLButtonElement>;
  code: string;
  /** The discount in cents. */
  discount: number;
  onRemove: () => void;
}

/** The discount code that is applied, with a button to remove it. */
export function AppliedDiscount({ ref, code, discount, onRemove }: AppliedDiscountProps) {
  const { t } = useTranslation('courses');
  const { money } = useMoney();
  return (
    <Applied role="status">
      <span>
        <BadgePercent aria-hidden />
        <bdi>{t('payment.applied', { code, amount: money(discount) })}</bdi>
      </span>
      <Button
        ref={ref}
        variant="text"
        size="small"
        tone="neutral"
        aria-label={t('payment.removeCode', { code })}
        onClick={onRemove}
      >
        {t('payment.remove')}
      </Button>
    </Applied>
  );
}
