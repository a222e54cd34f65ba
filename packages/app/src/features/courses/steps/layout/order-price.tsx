import { includedVat } from '@attesta/domain/courses/price';
import type { Course } from '@attesta/domain/courses/schema';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import type { Checkout } from '../../../checkout';
import { PriceLines } from '../../course/price-lines';

/** What the registration in the cart costs. */
export function OrderPrice({ course, checkout }: { course: Course; checkout: Checkout }) {
  const { t } = useTranslation('courses');
  const { subtotal, discount, shipping, total } = checkout;
  const { vatRate } = course;
  return (
    <div>
      <PriceLines price={{ subtotal, discount, shipping, total, vat: includedVat(total, vatRate), vatRate }} />
      {course.state === 'waiting_list' && total > 0 && (
        <Text size="small" tone="muted" style={{ marginBlockStart: 12 }}>
          {t('summary.ifPlace')}
        </Text>
      )}
    </div>
  );
}
