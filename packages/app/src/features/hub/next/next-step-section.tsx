import type { WindowView } from '@attesta/domain/availability/schema';
import { listCourseRegistrations, listCourses } from '@attesta/domain/courses/calls';
import { summarizeDevices } from '@attesta/domain/devices/calls';
import type { DeviceSummary } from '@attesta/domain/devices/summary-schema';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { useState } from 'react';
import { useAllWindows } from '../../availability';
import { nextCourses } from '../../courses';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import type { User } from '../../../platform/session/user';
import { nextStep } from './next-step';
import { NextStepCard } from './next-step-card';
import { Pending } from './pending';

/** The most important item of the user. Reads only records that the role can have. */
export function NextStepSection({ user }: { user: User }) {
  const { role, account_configured: isConfigured } = user;
  if (role === 'market_operator' && isConfigured) return <OperatorStep />;
  if (role === 'notified_body' && isConfigured && user.user_notified_body_request_status === 'approved')
    return <BodyStep />;
  return <Step isCandidate={role === 'candidate'} />;
}

function OperatorStep() {
  const read = useCall(summarizeDevices, {});
  return (
    <ReadState framed read={read} skeleton={<Pending />}>
      {(summary) => <Step devices={summary} />}
    </ReadState>
  );
}

function BodyStep() {
  const read = useAllWindows();
  return (
    <ReadState framed read={read} skeleton={<Pending />}>
      {(windows) => <Step windows={windows} />}
    </ReadState>
  );
}

type OperatorRecords = Pick<DeviceSummary, 'attention' | 'next'>;
const noDevices: OperatorRecords = { attention: { total: 0, devices: [] }, next: null };

const isPending = (read: { data: unknown; problem: unknown }) => read.data === undefined && !read.problem;

interface StepProps {
  devices?: OperatorRecords;
  windows?: readonly WindowView[];
  isCandidate?: boolean;
}

/** Courses that could not be loaded are reported by their own section of the hub. */
function Step({ devices = noDevices, windows = [], isCandidate = false }: StepProps) {
  const courses = useCall(listCourses, nextCourses);
  const registrations = useCall(listCourseRegistrations, {});
  const [now] = useState(() => new Date());
  if (isPending(courses) || isPending(registrations)) return <Pending />;
  const records = {
    attention: devices.attention.devices,
    application: devices.next,
    windows,
    isCandidate,
    courses: courses.data?.courses ?? [],
    registrations: registrations.data?.registrations ?? [],
  };
  const today = todayInBrussels(now);
  const step = nextStep(records, now.getTime());
  return step && <NextStepCard step={step} today={today} />;
}
