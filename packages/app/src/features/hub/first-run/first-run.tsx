import { listWindows } from '@attesta/domain/availability/calls';
import { summarizeDevices } from '@attesta/domain/devices/calls';
import type { ReactNode } from 'react';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import type { User } from '../../../platform/session/user';
import { Pending } from '../next/pending';
import { FirstStepsCard } from './first-steps-card';
import { firstSteps, nextStep, noRecords, type FirstRunRecords } from './first-steps';

interface FirstRunProps {
  user: User;
  /** Replaces the steps when all are done. */
  next: ReactNode;
}

/** The first steps of a user until all are done. Reads only what the next steps of the role depend on. */
export function FirstRun({ user, next }: FirstRunProps) {
  const { role, account_configured: isConfigured } = user;
  if (role === 'market_operator' && isConfigured) return <OperatorFirstRun user={user} next={next} />;
  if (role === 'notified_body' && isConfigured && user.user_notified_body_request_status === 'approved')
    return <BodyFirstRun user={user} next={next} />;
  return <Steps user={user} records={noRecords} next={next} />;
}

function OperatorFirstRun({ user, next }: FirstRunProps) {
  const read = useCall(summarizeDevices, {});
  return (
    <ReadState framed read={read} skeleton={<Pending />}>
      {({ total, latest }) => (
        <Steps user={user} records={{ ...noRecords, devices: total, latestDevice: latest }} next={next} />
      )}
    </ReadState>
  );
}

function BodyFirstRun({ user, next }: FirstRunProps) {
  const read = useCall(listWindows, { query: { pageSize: 1 } });
  return (
    <ReadState framed read={read} skeleton={<Pending />}>
      {({ windows }) => <Steps user={user} records={{ ...noRecords, hasWindows: windows.length > 0 }} next={next} />}
    </ReadState>
  );
}

function Steps({ user, records, next }: FirstRunProps & { records: FirstRunRecords }) {
  const steps = firstSteps(user, records);
  return nextStep(steps) < steps.length ? <FirstStepsCard steps={steps} /> : next;
}
