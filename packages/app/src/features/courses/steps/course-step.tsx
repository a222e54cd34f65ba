import { Heading } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { CourseFacts, CourseSummary } from '../course/course-facts';
import { StepActions, StepBody } from './layout/order.styles';
import type { StepProps } from './layout/step-props';
import { WaitingNote } from './layout/waiting-note';

/** Step 1: the facts of the course. */
export function CourseStep({ course, heading, go }: StepProps) {
  const { t } = useTranslation('courses');
  return (
    <StepBody>
      <Heading ref={heading} level={2} size="h3" tabIndex={-1}>
        {t('course.about')}
      </Heading>
      {course.state === 'waiting_list' && <WaitingNote />}
      <CourseSummary course={course} />
      <CourseFacts course={course} />
      <StepActions>
        <Button size="large" onClick={() => go('details')}>
          {t('steps.continue')}
        </Button>
      </StepActions>
    </StepBody>
  );
}
