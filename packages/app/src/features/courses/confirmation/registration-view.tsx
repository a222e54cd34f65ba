import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceLines } from '../course/price-lines';
import { NextSteps } from './next-steps';
import { RegistrationActions } from './registration-actions';
import { RegistrationFacts } from './registration-facts';
import { RegistrationHead } from './registration-head';
import { Layout } from './registration.styles';
import { flushSync } from 'react-dom';
import { useFormats } from '../../../platform/i18n/formats';

const now = () => new Date().toISOString();

/** The day of printing, on paper only. */
function PrintedDate() {
  const { t } = useTranslation('courses');
  const { day } = useFormats();
  const [printedAt, setPrintedAt] = useState(now);
  // The page may have been open for days.
  useEffect(() => {
    const update = () => flushSync(() => setPrintedAt(now()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return <p data-slot="printed">{t('registration.printed', { date: day(printedAt) })}</p>;
}

interface RegistrationViewProps {
  registration: CourseRegistration;
  /** Whether the registration was just made. The focus then moves to its heading. */
  isNew: boolean;
}

/** A registration: number, state, next steps, facts and costs. Also prints as a page without navigation. */
export function RegistrationView({ registration, isNew }: RegistrationViewProps) {
  const { t } = useTranslation('courses');
  const { state, price } = registration;

  // The heading of a new registration, and of one that was just cancelled.
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(isNew ? null : state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus();
  }, [state]);

  return (
    <Layout>
      <Card>
        <RegistrationHead ref={heading} registration={registration} />
        <NextSteps registration={registration} />
        <RegistrationActions registration={registration} />
      </Card>
      <div data-slot="columns">
        <Card title={t('registration.details')}>
          <RegistrationFacts registration={registration} />
        </Card>
        {state !== 'cancelled' && (
          <Card title={t('registration.costs')}>
            <PriceLines price={price} />
            {state === 'waiting' && price.total > 0 && (
              <Text size="small" tone="muted">
                {t('summary.ifPlace')}
              </Text>
            )}
          </Card>
        )}
      </div>
      <PrintedDate />
    </Layout>
  );
}
