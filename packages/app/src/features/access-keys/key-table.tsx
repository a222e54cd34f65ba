import type { AccessKey, AccessKeyKind } from '@attesta/domain/access-keys/schema';
import { Chip } from '@attesta/ui/display/chip';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Button } from '@attesta/ui/inputs/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';

interface KeyTableProps {
  kind: AccessKeyKind;
  keys: readonly AccessKey[];
  onRemove: (key: AccessKey) => void;
}

/** One row per key: its name, when it was used and when it ends, and a button to remove it. */
export function KeyTable({ kind, keys, onRemove }: KeyTableProps) {
  const { t } = useTranslation('accessKeys');
  const { date, day } = useFormats();
  const columns = useMemo((): TableColumn<AccessKey>[] => {
    const isExpired = ({ expiresAt }: AccessKey) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();
    const ends: TableColumn<AccessKey> = {
      id: 'ends',
      header: t('columns.ends'),
      width: '160px',
      cell: (key) =>
        isExpired(key) ? (
          <Chip shape="outline" tone="warning">
            {t('expired')}
          </Chip>
        ) : (
          key.expiresAt && day(key.expiresAt)
        ),
    };
    return [
      {
        id: 'name',
        header: t('columns.name'),
        truncate: true,
        cell: ({ name }) => name,
        secondary: ({ createdAt }) => t('created', { date: day(createdAt) }),
      },
      {
        id: 'used',
        header: t('columns.used'),
        width: '160px',
        cell: ({ lastUsedOn }) => (lastUsedOn === null ? t('never') : date(lastUsedOn)),
      },
      ...(kind === 'api' ? [ends] : []),
      {
        id: 'remove',
        header: t('columns.actions'),
        hideHeader: true,
        align: 'end',
        width: '140px',
        cell: (key) => (
          <Button
            variant="outlined"
            tone="neutral"
            size="small"
            aria-label={t('removeOne', { name: key.name })}
            onClick={() => onRemove(key)}
          >
            {t('remove')}
          </Button>
        ),
      },
    ];
  }, [t, date, day, kind, onRemove]);
  return <Table caption={t(`${kind}.list`)} columns={columns} rows={keys} rowKey={({ id }) => id} />;
}
