import { figuresOf, furtherMetrics } from '@attesta/domain/statistics/regulation-figures';
import { Disclosure } from '@attesta/ui/display/accordion';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { ChartSheet, Sources } from './charts/chart-sheet';
import { useFigureValue } from './charts/use-figure-value';

/** Published figures without a chart, collapsed at first. */
export function FurtherFigures() {
  const { t } = useTranslation('statistics');
  const { month } = useFormats();
  const { valueOf } = useFigureValue();
  return (
    <ChartSheet>
      <Disclosure headingLevel={2} title={t('further')}>
        <DescriptionList
          items={furtherMetrics
            .flatMap((metric) => figuresOf<(typeof furtherMetrics)[number]>(metric))
            .map((figure) => ({
              id: figure.id,
              term: t(`metrics.${figure.metric}.name`),
              description: (
                <>
                  <b>{valueOf(figure)}</b> · {month(figure.month)} · <Sources figures={[figure]} /> ·{' '}
                  {!figure.isVerified && <span>{t('notConfirmed')}</span>}
                  <Text tone="muted">{t(`metrics.${figure.metric}.definition`)}</Text>
                </>
              ),
            }))}
        />
      </Disclosure>
    </ChartSheet>
  );
}
