import type { Course } from '@attesta/domain/courses/schema';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Checkout } from '../../checkout';
import { courseDays } from '../course/course-times';
import { CourseTitle } from '../course/course-title';
import { usePlaces } from '../course/use-places';
import { OrderPrice } from './layout/order-price';

const Product = styled.div`
  display: grid;
  gap: 4px;
  margin-block-end: 20px;
  & > strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

/** What the user registers for, and what it costs. */
export function OrderSummary({ course, checkout }: { course: Course; checkout: Checkout }) {
  const { t, i18n } = useTranslation('courses');
  const places = usePlaces();
  return (
    <Card title={t('summary.title')} render={<aside aria-label={t('summary.title')} />}>
      <Product>
        <strong>
          <CourseTitle course={course} />
        </strong>
        <Text as="span" tone="muted">
          <bdi>{courseDays(course, i18n.language)}</bdi>
        </Text>
        <Text as="span" tone="muted">
          <bdi>{places(course)}</bdi>
        </Text>
      </Product>
      <OrderPrice course={course} checkout={checkout} />
    </Card>
  );
}
