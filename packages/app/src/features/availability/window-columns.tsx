import type { OwnRules } from '@attesta/domain/availability/own-windows';
import type { WindowView } from '@attesta/domain/availability/schema';
import { formatCode } from '@attesta/domain/codes/codes';
import { Chip } from '@attesta/ui/display/chip';
import { Button } from '@attesta/ui/inputs/button';
import type { TableColumn } from '@attesta/ui/display/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Code, useCodeLabel } from '../codes';
import { useGapText } from './edit/use-gap-text';
import { useFormats } from '../../platform/i18n/formats';

/** Dates that wrap only between each other. */
const Period = styled.span`
  & > span {
    white-space: nowrap;
  }
`;

const Warning = styled.span`
  color: var(--at-warning-text);
`;

/** The shape identifies the state, so that it does not depend on colour alone (WCAG 1.4.1). */
const shapes = { open: 'outline', limited: 'half', closed: 'solid', past: 'dashed' } as const;
const tones = { open: 'success', limited: 'warning', closed: 'neutral', past: 'neutral' } as const;

/** A row of a window table. The first row of a code shows the code's label, the others only the code. */
export interface WindowRow {
  window: WindowView;
  isFirst: boolean;
}

/** Returns the columns of the window tables, without actions if windows cannot be opened. Every cell fits the row height of 54 px. */
export function useWindowColumns(
  rules: OwnRules,
  onOpen: ((window: WindowView) => void) | null,
): readonly TableColumn<WindowRow>[] {
  const { t } = useTranslation('availability');
  const { date, number, list } = useFormats();
  const codeLabel = useCodeLabel();
  const gapOf = useGapText(rules);
  return useMemo(() => {
    const limits = ({ classes, procedures }: WindowView) =>
      [
        classes.length > 0 && t('classesOnly', { classes: list(classes) }),
        procedures.length > 0 && t('columnsOnly', { columns: list(procedures) }),
      ].filter((text) => text !== false);
    return [
      {
        id: 'code',
        header: t('columns.code'),
        cell: ({ window: { code } }) => <Code code={code} />,
        secondary: ({ window, isFirst }) => {
          const gap = gapOf(window);
          const label = isFirst && codeLabel(window.code);
          if (!gap) return label;
          return (
            <>
              <Warning>{gap.text}</Warning>
              {label && <span>{` · ${label}`}</span>}
            </>
          );
        },
      },
      {
        id: 'period',
        header: t('columns.period'),
        width: '126px',
        cell: ({ window: { from, to } }) => (
          <Period>
            <span>{t('periodFrom', { from: date(from) })}</span> <span>{date(to)}</span>
          </Period>
        ),
      },
      {
        id: 'taken',
        header: t('columns.taken'),
        align: 'end',
        width: '70px',
        cell: ({ window: { slots, reserved } }) =>
          slots === null || reserved === null
            ? t('hidden')
            : t('taken', { taken: number(reserved), places: number(slots) }),
      },
      {
        id: 'state',
        header: t('columns.status'),
        width: '104px',
        cell: ({ window: { past, status } }) => {
          const state = past ? 'past' : status;
          return (
            <Chip shape={shapes[state]} tone={tones[state]}>
              {t(`status.${state}`)}
            </Chip>
          );
        },
        secondary: ({ window: { past, manualStatus } }) => !past && manualStatus === 'closed' && t('shutByHand'),
      },
      {
        id: 'pool',
        header: t('columns.pool'),
        width: '122px',
        truncate: true,
        cell: ({ window: { intakePool } }) => t(`pools.${intakePool}`),
        secondary: ({ window }) => limits(window).join(' · '),
      },
      {
        id: 'confirmed',
        header: t('columns.confirmed'),
        width: '142px',
        truncate: true,
        cell: ({ window: { updatedOn } }) => date(updatedOn),
        secondary: ({ window: { freshness } }) => freshness === 'stale' && <Warning>{t('stale')}</Warning>,
      },
      ...(onOpen
        ? [
            {
              id: 'open',
              header: t('columns.actions'),
              align: 'end',
              width: '84px',
              cell: ({ window }) => (
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('edit.openWindow', { code: formatCode(window.code), from: date(window.from) })}
                  onClick={() => onOpen(window)}
                >
                  {t('edit.open')}
                </Button>
              ),
            } satisfies TableColumn<WindowRow>,
          ]
        : []),
    ];
  }, [t, date, number, list, codeLabel, gapOf, onOpen]);
}
