import { listWindows } from '@attesta/domain/availability/calls';
import { listDevices } from '@attesta/domain/devices/calls';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import type { User } from '../../../platform/session/user';
import { FirstStepsCard } from './first-steps-card';
import { firstSteps, nextStep, noRecords, type FirstRunRecords } from './first-steps';

/** Height of the card with four steps, in px, so that the page does not move when they are loaded. */
const height = 320;

/** The first steps of a user until all are done. Reads only what the next steps of the role depend on. */
export function FirstRun({ user }: { user: User }) {
  const { role, account_configured: isConfigured } = user;
  if (role === 'market_operator' && isConfigured) return <OperatorFirstRun user={user} />;
  if (role === 'notified_body' && isConfigured && user.user_notified_body_request_status === 'approved')
    return <BodyFirstRun user={user} />;
  return <Steps user={user} records={noRecords} />;
}

function OperatorFirstRun({ user }: { user: User }) {
  const read = useCall(listDevices, { query: { pageSize: 1 } });
  return (
    <ReadState framed read={read} skeleton={<Skeleton height={height} />}>
      {({ total, devices }) => (
        <Steps user={user} records={{ ...noRecords, devices: total, latestDevice: devices[0]?.id ?? null }} />
      )}
    </ReadState>
  );
}

function BodyFirstRun({ user }: { user: User }) {
  const read = useCall(listWindows, { query: { pageSize: 1 } });
  return (
    <ReadState framed read={read} skeleton={<Skeleton height={height} />}>
      {({ windows }) => <Steps user={user} records={{ ...noRecords, hasWindows: windows.length > 0 }} />}
    </ReadState>
  );
}

function Steps({ user, records }: { user: User; records: FirstRunRecords }) {
  const steps = firstSteps(user, records);
  return nextStep(steps) < steps.length ? <FirstStepsCard user={user} steps={steps} /> : null;
}
