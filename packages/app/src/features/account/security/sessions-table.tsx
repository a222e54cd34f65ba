import type { SessionView } from '@attesta/domain/account/session';
import { Chip } from '@attesta/ui/display/chip';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Button } from '@attesta/ui/inputs/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { deviceOf } from './device-of';

interface SessionsTableProps {
  sessions: readonly SessionView[];
  /** Ids of the sessions that are being ended. */
  ending: ReadonlySet<string>;
  onEnd: (id: string) => void;
}

/** One row per session: device, last use, and a button to end it. */
export function SessionsTable({ sessions, ending, onEnd }: SessionsTableProps) {
  const { t } = useTranslation('account');
  const { moment } = useFormats();
  const columns = useMemo((): TableColumn<SessionView>[] => {
    const deviceName = ({ userAgent }: SessionView) => {
      const { browser, system } = deviceOf(userAgent);
      if (browser && system) return t('personal.sessions.device', { browser, system });
      return browser ?? system ?? t('personal.sessions.unknown');
    };
    return [
      {
        id: 'device',
        header: t('personal.sessions.columns.device'),
        truncate: true,
        cell: deviceName,
        secondary: ({ createdAt }) => t('personal.sessions.since', { date: moment(createdAt) }),
      },
      {
        id: 'last',
        header: t('personal.sessions.columns.lastSeen'),
        width: '180px',
        cell: ({ lastSeenAt }) => moment(lastSeenAt),
      },
      {
        id: 'end',
        header: t('personal.sessions.columns.actions'),
        hideHeader: true,
        align: 'end',
        width: '176px',
        cell: (session) =>
          session.current ? (
            <Chip shape="outline" tone="success">
              {t('personal.sessions.current')}
            </Chip>
          ) : (
            <Button
              variant="outlined"
              tone="neutral"
              size="small"
              loading={ending.has(session.id)}
              aria-label={t('personal.sessions.endOne', { device: deviceName(session) })}
              onClick={() => onEnd(session.id)}
            >
              {t('personal.sessions.end')}
            </Button>
          ),
      },
    ];
  }, [t, moment, ending, onEnd]);
  return <Table caption={t('personal.sessions.title')} columns={columns} rows={sessions} rowKey={({ id }) => id} />;
}
