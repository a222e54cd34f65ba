import type { Course } from '@attesta/domain/courses/schema';
import { daysBetween } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { Seal } from '@attesta/ui/display/seal';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { Briefcase, ExternalLink, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { courseDays, CourseTitle } from '../../courses';
import { AttentionItem, Item, NextApplicationItem, useDays } from '../../dashboards';
import { useFormats } from '../../../platform/i18n/formats';
import { $settings } from '../../../platform/start/settings';
import type { NextStep } from './next-step';
import { coursePaths, availabilityPaths } from '../../../platform/navigation/paths';

/** The most important item, and its one button. */
export function NextStepCard({ step, today }: { step: NextStep; today: string }) {
  const { t } = useTranslation('hub');
  return (
    <Card title={t('nextStep.title')}>
      <Content step={step} today={today} />
    </Card>
  );
}

function Content({ step, today }: { step: NextStep; today: string }) {
  const { t } = useTranslation(['hub', 'courses']);
  switch (step.kind) {
    case 'device':
      return <AttentionItem isNext attention={step.attention} today={today} />;
    case 'application':
      return <NextApplicationItem application={step.application} today={today} />;
    case 'windows':
      return <WindowsItem count={step.count} confirmedOn={step.oldest.updatedOn} today={today} />;
    case 'registration': {
      const { id, course, state } = step.registration;
      return (
        <CourseItem
          course={course}
          fact={t(`registration.states.${state}`, { ns: 'courses' })}
          action={t('hub.view', { ns: 'courses' })}
          actionName={t('hub.viewOf', { ns: 'courses', title: course.title })}
          to={coursePaths.registration(course.id, id)}
        />
      );
    }
    case 'course':
      return (
        <CourseItem
          course={step.course}
          fact={t('nextStep.nextCourse')}
          action={t('hub.register', { ns: 'courses' })}
          actionName={t('hub.registerFor', { ns: 'courses', title: step.course.title })}
          to={coursePaths.register(step.course.id)}
        />
      );
    case 'jobBoard':
      return <JobBoardItem />;
  }
}

function JobBoardItem() {
  const { t } = useTranslation(['hub', 'portal']);
  const { jobBoardUrl } = useUnit($settings);
  const action = t('about.links.jobBoard');
  return (
    <Item>
      <Briefcase aria-hidden size="2rem" />
      <div data-slot="words">
        <bdi>{t('about.today.jobBoard')}</bdi>
      </div>
      <Button
        end={<ExternalLink aria-hidden />}
        aria-label={`${action} ${t('shell.newTab', { ns: 'portal' })}`}
        render={<a href={jobBoardUrl} target="_blank" rel="noreferrer noopener" />}
      >
        {action}
      </Button>
    </Item>
  );
}

function WindowsItem({ count, confirmedOn, today }: { count: number; confirmedOn: string; today: string }) {
  const { t } = useTranslation(['hub', 'dashboards']);
  const { date } = useFormats();
  const { ago } = useDays();
  return (
    <Item>
      <Seal variant="notified-body" size={40} />
      <div data-slot="words">
        <bdi>{t('body.stale.title', { ns: 'dashboards', count })}</bdi>
        <ul data-slot="facts">
          <li>
            <bdi>{t('nextStep.oldest', { date: date(confirmedOn) })}</bdi>
          </li>
          <li data-muted>
            <bdi>{ago(daysBetween(confirmedOn, today))}</bdi>
          </li>
        </ul>
      </div>
      <Button render={<Link to={availabilityPaths.calendar} />}>{t('about.links.availability')}</Button>
    </Item>
  );
}

interface CourseItemProps {
  course: Course;
  fact: ReactNode;
  action: string;
  /** Accessible name of the button, with the title of the course. */
  actionName: string;
  to: string;
}

function CourseItem({ course, fact, action, actionName, to }: CourseItemProps) {
  const { i18n } = useTranslation();
  return (
    <Item>
      <GraduationCap aria-hidden size="2rem" />
      <div data-slot="words">
        <CourseTitle course={course} />
        <ul data-slot="facts">
          <li>
            <bdi>{courseDays(course, i18n.language)}</bdi>
          </li>
          <li data-muted>
            <bdi>{fact}</bdi>
          </li>
        </ul>
      </div>
      <Button aria-label={actionName} render={<Link to={to} />}>
        {action}
      </Button>
    </Item>
  );
}
