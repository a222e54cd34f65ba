import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { Code, Heading } from '@attesta/ui/display/typography';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Head } from './registration.styles';
import { StateChip } from './state-chip';

const icons = { confirmed: CircleCheck, waiting: Hourglass, cancelled: CircleX };

interface RegistrationHeadProps {
  /** The heading, which receives the focus when the registration is new. */
  ref: Ref<HTMLHeadingElement>;
  registration: CourseRegistration;
}

/** State and number of a registration. */
export function RegistrationHead({ ref, registration: { state, number } }: RegistrationHeadProps) {
  const { t } = useTranslation('courses');
  const Icon = icons[state];
  return (
    <Head data-state={state}>
      <Icon aria-hidden />
      <div>
        <Heading ref={ref} level={2} size="h3" tabIndex={-1}>
          {t(`registration.${state}`)}
        </Heading>
        <p>
          <StateChip state={state} />
          <span>
            {t('registration.number')} <Code>{number}</Code>
          </span>
        </p>
      </div>
    </Head>
  );
}
