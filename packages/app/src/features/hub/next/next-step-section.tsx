import type { WindowView } from '@attesta/domain/availability/schema';
import { listCourseRegistrations, listCourses } from '@attesta/domain/courses/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { useState } from 'react';
import { useAllWindows } from '../../availability';
import { nextCourses } from '../../courses';
import { devicesRead } from '../../dashboards';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import type { User } from '../../../platform/session/user';
import { nextStep } from './next-step';
import { NextStepCard } from './next-step-card';
import { nextStepHeight } from './next-step-height';

const placeholder = <Skeleton shape="sheet" height={nextStepHeight} />;

/** The item that the hub leads with. Reads only what the role can have. */
export function NextStepSection({ user }: { user: User }) {
  const { role, account_configured: isConfigured } = user;
  if (role === 'market_operator' && isConfigured) return <OperatorStep />;
  if (role === 'notified_body' && isConfigured && user.user_notified_body_request_status === 'approved')
    return <BodyStep />;
  return <Step />;
}

function OperatorStep() {
  const read = useCall(...devicesRead);
  return (
    <ReadState framed read={read} skeleton={placeholder}>
      {({ devices }) => <Step devices={devices} />}
    </ReadState>
  );
}

function BodyStep() {
  const read = useAllWindows();
  return (
    <ReadState framed read={read} skeleton={placeholder}>
      {(windows) => <Step windows={windows} />}
    </ReadState>
  );
}

const isPending = (read: { data: unknown; problem: unknown }) => read.data === undefined && !read.problem;

/** Courses that could not be loaded are reported by their own section of the hub. */
function Step({ devices = [], windows = [] }: { devices?: readonly Device[]; windows?: readonly WindowView[] }) {
  const courses = useCall(listCourses, nextCourses);
  const registrations = useCall(listCourseRegistrations, {});
  const [now] = useState(() => new Date());
  if (isPending(courses) || isPending(registrations)) return placeholder;
  const records = {
    devices,
    windows,
    courses: courses.data?.courses ?? [],
    registrations: registrations.data?.registrations ?? [],
  };
  const today = todayInBrussels(now);
  const step = nextStep(records, today, now.getTime());
  return step && <NextStepCard step={step} today={today} />;
}
