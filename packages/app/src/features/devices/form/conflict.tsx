import type { DeviceConflict } from '@attesta/domain/devices/calls';
import type { DeviceAnswerId } from '@attesta/domain/devices/schema';
import { Alert } from '@attesta/ui/feedback/alert';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Button } from '@attesta/ui/inputs/button';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDeviceValue } from '../record/device-value';
import { differingAnswers, withYourChanges } from '../record/differences';
import { useFieldLabels } from '../record/field-labels';

const Root = styled.section`
  display: grid;
  gap: 12px;
  padding-block-end: 16px;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  overflow: hidden;
  & > [data-part='alert'] {
    margin: 16px 24px 4px;
  }
  & > [data-slot='choice'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 12px;
    padding-inline: 24px;
  }
`;

/** Compares the user's version of a device with the version that was saved meanwhile. The user chooses one. */
export function Conflict({
  conflict,
  onKeepMine,
  onTakeTheirs,
}: {
  conflict: DeviceConflict;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const { t } = useTranslation('devices');
  const fieldLabels = useFieldLabels();
  const format = useDeviceValue();
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), [conflict]);
  const mine = useMemo(() => withYourChanges(conflict), [conflict]);
  const fields = differingAnswers(mine, conflict.stored);
  const shown = (id: DeviceAnswerId, device: typeof mine) => format(id, device) ?? t('conflict.empty');
  const columns: TableColumn<DeviceAnswerId>[] = [
    { id: 'field', header: t('conflict.field'), cell: (id) => fieldLabels(id).label, width: '30%' },
    { id: 'mine', header: t('conflict.mine'), cell: (id) => shown(id, mine) },
    { id: 'theirs', header: t('conflict.theirs'), cell: (id) => shown(id, conflict.stored) },
  ];
  return (
    <Root ref={root} tabIndex={-1} aria-label={t('conflict.title')}>
      <Alert tone="warning" live title={t('conflict.title')}>
        {t('conflict.text')}
      </Alert>
      <Table
        caption={t('conflict.title')}
        columns={columns}
        rows={fields}
        rowKey={(id) => id}
        empty={t('conflict.same')}
      />
      <div data-slot="choice">
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
      </div>
    </Root>
  );
}
