import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Heading } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { TicketCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { StateChip } from '../confirmation/state-chip';
import { ListSkeleton } from '../course/skeletons';
import { courseDays } from '../course/course-times';
import { CourseTitle } from '../course/course-title';
import { ReadState } from '../../../platform/errors/read-state';
import { listCourseRegistrations } from '@attesta/domain/courses/calls';
import { useCall } from '../../../platform/http/use-call';
import { Identifier } from '../../../platform/shell/page/identifier';
import { hubRegistrations } from './hub-registrations';
import { Rows } from './hub.styles';
import { coursePaths } from '../../../platform/navigation/paths';

/** The user's registrations: those for the next courses first. */
export function OwnRegistrations() {
  const { t, i18n } = useTranslation(['courses', 'problems']);
  const [now] = useState(() => Date.now());
  const read = useCall(listCourseRegistrations, {});
  return (
    <section aria-labelledby="hub-registrations">
      <Heading level={2} size="h3" id="hub-registrations">
        {t('hub.yours')}
      </Heading>
      <ReadState read={read} skeleton={<ListSkeleton />} framed>
        {({ registrations }) =>
          registrations.length === 0 ? (
            <Card>
              <EmptyState icon={<TicketCheck />} title={t('hub.noRegistrations')}>
                {t('hub.noRegistrationsText')}
              </EmptyState>
            </Card>
          ) : (
            <Rows>
              {hubRegistrations(registrations, now).map(({ id, number, state, course }) => (
                <li key={id}>
                  <div data-slot="words">
                    <Link render={<RouterLink to={coursePaths.registration(course.id, id)} />}>
                      <CourseTitle course={course} />
                    </Link>
                    <span data-slot="facts">
                      <bdi>{courseDays(course, i18n.language)}</bdi>
                      <Identifier>{number}</Identifier>
                    </span>
                  </div>
                  <StateChip state={state} />
                </li>
              ))}
            </Rows>
          )
        }
      </ReadState>
    </section>
  );
}
