import type { ReferenceFigure } from '@attesta/domain/statistics/reference-figures';
import { Card } from '@attesta/ui/display/card';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { figureGroups, type FigureGroup } from './figure-groups';
import { figuresOf } from './figures';
import { useFigureValue } from './use-figure-value';
import { useSourceColumn } from './use-source-column';

const itself = (figure: ReferenceFigure) => figure;

/** Figures on one subject, one per row. */
export function FiguresCard({ group }: { group: FigureGroup }) {
  const { t } = useTranslation('statistics');
  const { month } = useFormats();
  const { valueOf, otherValueOf } = useFigureValue();
  const source = useSourceColumn(itself);
  const rows = useMemo(() => figuresOf(figureGroups[group]), [group]);
  const columns = useMemo(
    (): TableColumn<ReferenceFigure>[] => [
      {
        id: 'figure',
        header: t('columns.figure'),
        truncate: true,
        cell: ({ metric }) => t(`metrics.${metric}.name`),
        secondary: (figure) => month(figure.month),
      },
      {
        id: 'value',
        header: t('columns.value'),
        align: 'end',
        width: '20%',
        cell: valueOf,
        secondary: otherValueOf,
      },
      source,
    ],
    [t, month, valueOf, otherValueOf, source],
  );
  const title = t(`groups.${group}.title`);
  return (
    <Card flush title={title} subtitle={t(`groups.${group}.text`)}>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Card>
  );
}
