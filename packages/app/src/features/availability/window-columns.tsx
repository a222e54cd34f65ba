import type { WindowView } from '@attesta/domain/availability/schema';
import { Chip } from '@attesta/ui/display/chip';
import type { TableColumn } from '@attesta/ui/display/table';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Code } from '../codes';
import { useFormats } from '../../platform/i18n/formats';

const Stack = styled.span`
  display: inline-grid;
  gap: 2px;
  justify-items: start;
  & > small {
    color: var(--at-text-muted);
    font-size: var(--at-small);
  }
`;

const Line = styled.span`
  white-space: nowrap;
`;

/** The shape identifies the state, so that it does not depend on colour alone (WCAG 1.4.1). */
const shapes = { open: 'outline', limited: 'half', closed: 'solid', past: 'dashed' } as const;
const tones = { open: 'success', limited: 'warning', closed: 'neutral', past: 'neutral' } as const;

/** The state of a window, as a chip with shape and label. */
function StateMark({ window }: { window: WindowView }) {
  const { t } = useTranslation('availability');
  const state = window.past ? 'past' : window.status;
  return (
    <Stack>
      <Chip shape={shapes[state]} tone={tones[state]}>
        {t(`status.${state}`)}
      </Chip>
      {!window.past && window.manualStatus === 'closed' && <small>{t('shutByHand')}</small>}
    </Stack>
  );
}

/** A row of a window table. The first row of a code shows the code's label, the others only the code. */
export interface WindowRow {
  window: WindowView;
  isFirst: boolean;
}

/** Returns the columns of the window tables. */
export function useWindowColumns(): readonly TableColumn<WindowRow>[] {
  const { t } = useTranslation('availability');
  const { date, number, list } = useFormats();
  return useMemo(() => {
    const count = (value: number | null) => (value === null ? t('hidden') : number(value));
    const limits = ({ classes, procedures }: WindowView) =>
      [
        classes.length > 0 && t('classesOnly', { classes: list(classes) }),
        procedures.length > 0 && t('columnsOnly', { columns: list(procedures) }),
      ].filter((text) => text !== false);
    return [
      {
        id: 'code',
        header: t('columns.code'),
        cell: ({ window: { code }, isFirst }) => <Code code={code} withLabel={isFirst} />,
        width: '30%',
      },
      {
        id: 'period',
        header: t('columns.period'),
        cell: ({ window: { from, to } }) => <Line>{t('period', { from: date(from), to: date(to) })}</Line>,
      },
      { id: 'places', header: t('columns.places'), align: 'end', cell: ({ window }) => count(window.slots) },
      { id: 'reserved', header: t('columns.reserved'), align: 'end', cell: ({ window }) => count(window.reserved) },
      { id: 'state', header: t('columns.status'), cell: ({ window }) => <StateMark window={window} /> },
      {
        id: 'pool',
        header: t('columns.pool'),
        cell: ({ window }) => (
          <Stack>
            {t(`pools.${window.intakePool}`)}
            {limits(window).map((text) => (
              <small key={text}>{text}</small>
            ))}
          </Stack>
        ),
      },
      {
        id: 'confirmed',
        header: t('columns.confirmed'),
        cell: ({ window: { updatedOn, freshness } }) => (
          <Stack>
            {date(updatedOn)}
            {freshness === 'stale' && (
              <Chip tone="warning" start={<TriangleAlert aria-hidden />}>
                {t('stale')}
              </Chip>
            )}
          </Stack>
        ),
      },
    ];
  }, [t, date, number, list]);
}
