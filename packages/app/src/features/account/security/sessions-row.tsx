import { endSession, listSessions } from '@attesta/domain/account/calls';
import type { SessionView } from '@attesta/domain/account/session';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { ReadState } from '../../../platform/errors/read-state';
import { problemOf } from '../../../platform/http/problem';
import { useCall } from '../../../platform/http/use-call';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { notify } from '../../../platform/toasts/model';
import { SettingsRow } from '../layout/settings-row';
import { SessionsTable } from './sessions-table';

const endSessionFx = createCallFx(endSession, (_, { params: { id } }) => [
  knownRead(listSessions, {}, (list) => list && { sessions: list.sessions.filter((session) => session.id !== id) }),
]);

/** The sessions of the signed-in user. Each other session can be ended, or all of them. */
export function SessionsRow() {
  const { t } = useTranslation('account');
  const failureMessage = useFailureMessage();
  const [endOneSession, show] = useUnit([endSessionFx, notify]);
  const read = useCall(listSessions, {});
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  const region = useRef<HTMLDivElement>(null);

  /** A session that ended meanwhile counts as ended. */
  const endOne = (id: string) =>
    endOneSession({ params: { id } }).catch((error: unknown) => {
      if (problemOf(error).code !== 'not_found') throw error;
    });
  const end = async (ids: readonly string[]) => {
    setEnding(new Set(ids));
    try {
      await Promise.all(ids.map(endOne));
      show({ message: t('personal.sessions.ended', { count: ids.length }), tone: 'success' });
    } catch (error) {
      show({ message: failureMessage(error), tone: 'error' });
    }
    await read.reload();
    setEnding(new Set());
    region.current?.focus({ preventScroll: true });
  };

  const others = read.data?.sessions.filter(({ current }) => !current).map(({ id }) => id) ?? [];
  return (
    <SettingsRow
      wide
      title={t('personal.sessions.title')}
      lead={t('personal.sessions.lead')}
      contentRef={region}
      status={
        others.length > 1 && (
          <Button variant="outlined" size="small" loading={ending.size > 1} onClick={() => void end(others)}>
            {t('personal.sessions.endOthers')}
          </Button>
        )
      }
    >
      <ReadState read={read} skeleton={<Skeleton shape="rect" height={108} />}>
        {({ sessions }: { sessions: SessionView[] }) => (
          <SessionsTable sessions={sessions} ending={ending} onEnd={(id) => void end([id])} />
        )}
      </ReadState>
    </SettingsRow>
  );
}
