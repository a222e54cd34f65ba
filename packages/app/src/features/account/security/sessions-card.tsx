import { endSession, listSessions } from '@attesta/domain/account/calls';
import type { SessionView } from '@attesta/domain/account/session';
import { Card } from '@attesta/ui/display/card';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { ReadState } from '../../../platform/errors/read-state';
import { problemOf } from '../../../platform/http/problem';
import { useCall } from '../../../platform/http/use-call';
import { useSend } from '../../../platform/http/use-send';
import { notify } from '../../../platform/toasts/model';
import { SessionsTable } from './sessions-table';

/** Receives the focus when the session of a focused button ended. */
const Region = styled.div`
  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

/** The sessions of the signed-in user. Each other session can be ended, or all of them. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const failureMessage = useFailureMessage();
  const send = useSend();
  const show = useUnit(notify);
  const read = useCall(listSessions, {});
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  const region = useRef<HTMLDivElement>(null);

  /** A session that ended meanwhile counts as ended. */
  const endOne = (id: string) =>
    send(endSession, { params: { id } }).catch((error: unknown) => {
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
    <Card
      flush
      title={t('personal.sessions.title')}
      headingLevel={3}
      subtitle={t('personal.sessions.lead')}
      actions={
        others.length > 1 && (
          <Button variant="outlined" size="small" loading={ending.size > 1} onClick={() => void end(others)}>
            {t('personal.sessions.endOthers')}
          </Button>
        )
      }
    >
      <ReadState read={read} skeleton={<Skeleton shape="rect" height={108} />}>
        {({ sessions }: { sessions: SessionView[] }) => (
          <Region ref={region} tabIndex={-1} role="group" aria-label={t('personal.sessions.title')}>
            <SessionsTable sessions={sessions} ending={ending} onEnd={(id) => void end([id])} />
          </Region>
        )}
      </ReadState>
    </Card>
  );
}
