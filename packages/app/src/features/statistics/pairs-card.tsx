import type { StatisticsMetric } from '@attesta/domain/statistics/metrics';
import type { ReferenceFigure } from '@attesta/domain/statistics/reference-figures';
import { Card } from '@attesta/ui/display/card';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { pairsOf, type Pair } from './figures';
import { useFigureValue } from './use-figure-value';
import { useSourceColumn } from './use-source-column';

const figureOf = ({ applications, certificates }: Pair) => applications ?? certificates;

interface PairsCardProps {
  group: 'mdr' | 'ivdr';
  applications: StatisticsMetric;
  certificates: StatisticsMetric;
}

/** Applications and certificates under one regulation, by month. */
export function PairsCard({ group, applications, certificates }: PairsCardProps) {
  const { t } = useTranslation('statistics');
  const { month } = useFormats();
  const { valueOf, otherValueOf } = useFigureValue();
  const source = useSourceColumn(figureOf);
  const rows = useMemo(() => pairsOf(applications, certificates), [applications, certificates]);
  const columns = useMemo((): TableColumn<Pair>[] => {
    const value = (id: 'applications' | 'certificates'): TableColumn<Pair> => {
      const text = (of: (figure: ReferenceFigure) => string | undefined) => (pair: Pair) => pair[id] && of(pair[id]);
      return {
        id,
        header: t(`columns.${id}`),
        align: 'end',
        width: '20%',
        cell: text(valueOf),
        secondary: text(otherValueOf),
      };
    };
    return [
      { id: 'month', header: t('columns.month'), cell: (pair) => month(pair.month) },
      value('applications'),
      value('certificates'),
      source,
    ];
  }, [t, month, valueOf, otherValueOf, source]);
  const title = t(`groups.${group}.title`);
  return (
    <Card flush title={title} subtitle={t(`groups.${group}.text`)}>
      <Table caption={title} columns={columns} rows={rows} rowKey={(pair) => pair.month} />
    </Card>
  );
}
