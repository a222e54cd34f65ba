import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { Heading, List, Text } from '@attesta/ui/display/typography';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $user } from '../../../platform/session/model';
import { browserTimeZone, deadlineIn, momentIn } from '../course/course-times';

/** What happens next with a registration, and until when it can be cancelled. */
export function NextSteps({ registration }: { registration: CourseRegistration }) {
  const { t, i18n } = useTranslation('courses');
  const email = useUnit($user)?.email ?? '';
  const { state, course, billing, documents, participant, price, cancellable, cancelledAt, waitingPosition } =
    registration;
  if (course.state === 'cancelled') return <Text>{t('registration.courseCancelled')}</Text>;
  if (state === 'cancelled')
    return (
      <Text>
        {cancelledAt && (
          <span>
            {t('registration.cancelledOn', { date: momentIn(browserTimeZone(), cancelledAt, i18n.language) })}{' '}
          </span>
        )}
        <span>{t('registration.nothingToPay')}</span>
      </Text>
    );
  const isWaiting = state === 'waiting';
  // The exceptions of the rule `isCancellable` last until the course starts.
  const cancelUntil = isWaiting || course.state === 'closed' ? course.startsAt : course.closesAt;
  const lines = [
    waitingPosition !== null && t('registration.position', { position: waitingPosition }),
    t(isWaiting ? 'registration.listMailSent' : 'registration.mailSent', { email: shownEmailAddress(email) }),
    isWaiting && t('registration.placeFree'),
    !isWaiting &&
      price.total > 0 &&
      billing &&
      t('registration.invoiceSent', { email: shownEmailAddress(billing.email) }),
    !isWaiting && t('registration.pdfSent', { email: shownEmailAddress(participant.email) }),
    !isWaiting && documents === 'post' && t('registration.postSent'),
    cancellable
      ? t('registration.cancelUntil', { moment: deadlineIn(course.timeZone, cancelUntil, i18n.language) })
      : t('registration.noCancel'),
  ].filter((line) => typeof line === 'string');
  return (
    <section data-slot="next">
      <Heading level={3} size="h5">
        {t('registration.next')}
      </Heading>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}
