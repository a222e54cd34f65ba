import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { Identifier } from '../../../platform/shell/page/identifier';
import { BillingAddress } from '../course/billing-address';
import { CourseTime } from '../course/course-time';

/** Course, participant, billing address and documents of a registration. */
export function RegistrationFacts({ registration }: { registration: CourseRegistration }) {
  const { t } = useTranslation('courses');
  const { language, day } = useFormats();
  const { course, participant, billing, documents, discountCode, createdAt } = registration;
  return (
    <DescriptionList
      items={[
        { term: t('facts.time'), description: <CourseTime course={course} /> },
        { term: t('facts.place'), description: course.format === 'online' ? t('facts.online') : course.place },
        { term: t('facts.trainer'), description: course.trainer },
        { term: t('facts.language'), description: language(course.language) },
        {
          term: t('registration.participant'),
          description: (
            <>
              <bdi>{`${participant.firstName} ${participant.lastName}`}</bdi>
              <br />
              <bdi>{shownEmailAddress(participant.email)}</bdi>
            </>
          ),
        },
        ...(billing ? [{ term: t('registration.billing'), description: <BillingAddress billing={billing} /> }] : []),
        { term: t('registration.documents'), description: t(`registration.documentFormats.${documents}`) },
        ...(discountCode
          ? [{ term: t('registration.discountCode'), description: <Identifier>{discountCode}</Identifier> }]
          : []),
        { term: t('registration.registeredOn'), description: day(createdAt) },
      ]}
    />
  );
}
