import { includedVat } from '@attesta/domain/courses/price';
import type { Course } from '@attesta/domain/courses/schema';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { courseTimes, momentIn } from './course-times';
import { CourseTime } from './course-time';
import { usePlaces } from './use-places';
import { useMoney } from './use-money';

/** The facts of a course that do not depend on the user's choices. */
export function CourseFacts({ course }: { course: Course }) {
  const { t, i18n } = useTranslation('courses');
  const { language } = useFormats();
  const { money, rate } = useMoney();
  const places = usePlaces();
  const { zone } = courseTimes(course, i18n.language);
  return (
    <DescriptionList
      items={[
        { term: t('facts.time'), description: <CourseTime course={course} /> },
        {
          term: t('facts.place'),
          description: course.format === 'online' ? t('facts.online') : course.place,
        },
        { term: t('facts.language'), description: language(course.language) },
        { term: t('facts.trainer'), description: course.trainer },
        { term: t('facts.places'), description: places(course) },
        {
          term: t('facts.price'),
          description:
            course.price === 0
              ? t('facts.noPrice')
              : t('facts.priceWithVat', {
                  price: money(course.price),
                  rate: rate(course.vatRate),
                  vat: money(includedVat(course.price, course.vatRate)),
                }),
        },
        {
          term: t('facts.closes'),
          description: t('facts.closesAt', {
            moment: momentIn(course.timeZone, course.closesAt, i18n.language),
            zone,
          }),
        },
      ]}
    />
  );
}

/** The description of a course, in its language. */
export const CourseSummary = ({ course }: { course: Course }) => (
  <Text lang={course.language} dir="auto" style={{ whiteSpace: 'pre-line' }}>
    {course.summary}
  </Text>
);
