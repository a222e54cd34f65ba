import type { OwnWindow } from '@attesta/domain/availability/own-windows';
import { formatCode } from '@attesta/domain/codes/codes';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';

/** Rows that a preview shows. */
const shown = 100;

/** A window that a change would add, change or leave out. */
export interface PreviewRow {
  id: string;
  effect: string;
  /** Position in the file that the change comes from. */
  position?: number | undefined;
  window: OwnWindow | null;
  /** Why the window cannot be changed like this. */
  problem: string | null;
}

interface ChangePreviewProps {
  /** Accessible name of the table. */
  caption: string;
  /** The number of windows by effect. */
  summary: string;
  /** What prevents the change as a whole. */
  error?: string | undefined;
  /** The rows, most important first. */
  rows: readonly PreviewRow[];
}

/** What a change of many windows does, before it is saved: its first rows, and why windows are left out. */
export function ChangePreview({ caption, summary, error, rows }: ChangePreviewProps) {
  const { t } = useTranslation('availability');
  const { date, number } = useFormats();
  const first = useMemo(() => rows.slice(0, shown), [rows]);
  const hasPositions = rows.some(({ position }) => position !== undefined);
  const days = ({ code, from, to }: OwnWindow) => `${formatCode(code)}, ${date(from)} – ${date(to)}`;
  const positions: TableColumn<PreviewRow> = {
    id: 'row',
    header: t('file.row'),
    align: 'end',
    width: '70px',
    cell: ({ position = 0 }) => number(position),
  };
  const columns: TableColumn<PreviewRow>[] = [
    // The effect is first, because a card on a phone has the first cell as its title.
    { id: 'effect', header: t('file.effect'), width: '110px', cell: ({ effect }) => effect },
    ...(hasPositions ? [positions] : []),
    {
      id: 'window',
      header: t('file.window'),
      cell: ({ window, problem }) => problem ?? (window && days(window)),
      secondary: ({ window, problem }) =>
        window &&
        (problem ? days(window) : t('taken', { taken: number(window.reserved), places: number(window.slots) })),
    },
  ];
  return (
    <>
      <Text size="small" role="status">
        {summary}
      </Text>
      {error && <Alert tone="error">{error}</Alert>}
      <Table caption={caption} columns={columns} rows={first} rowKey={({ id }) => id} />
      {rows.length > shown && (
        <Text size="small" tone="muted">
          {t('file.first', { count: shown })}
        </Text>
      )}
    </>
  );
}
