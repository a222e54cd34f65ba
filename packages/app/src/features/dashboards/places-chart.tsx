import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/formats';
import { MonthLabel } from './month-label';
import type { MonthPlaces } from './places-by-month';
import { Chart, Frame } from './places-chart.styles';

const series = ['free', 'reserved'] as const;

/** Free and reserved places by month: stacked bars, solid and hatched, with their numbers as a table. */
export function PlacesChart({ places }: { places: readonly MonthPlaces[] }) {
  const { t } = useTranslation('dashboards');
  const { month: nameOf, number } = useFormats();
  const most = Math.max(1, ...places.map(({ free, reserved }) => free + reserved));
  return (
    <Frame>
      <Chart role="table" aria-label={t('body.chart.caption')}>
        <div role="row" data-slot="months">
          <span role="columnheader" data-slot="header">
            {t('body.chart.month')}
          </span>
          {places.map(({ month }, index) => (
            <span key={month} role="columnheader" aria-label={nameOf(month)} data-slot="month">
              <MonthLabel month={month} isFirst={index === 0} />
            </span>
          ))}
        </div>
        <div aria-hidden data-slot="bars">
          <span />
          {places.map(({ month, ...counts }) => (
            <span key={month} data-slot="bar">
              {(['reserved', 'free'] as const).map((name) => (
                <i
                  key={name}
                  data-places={name}
                  data-none={counts[name] === 0 || undefined}
                  style={{ '--share': counts[name] / most } as CSSProperties}
                />
              ))}
            </span>
          ))}
        </div>
        {series.map((name) => (
          <div key={name} role="row" data-slot={name}>
            <span role="rowheader" data-slot="header">
              <i aria-hidden data-places={name} />
              {t(`body.chart.${name}`)}
            </span>
            {places.map((counts) => (
              <span key={counts.month} role="cell">
                {number(counts[name])}
              </span>
            ))}
          </div>
        ))}
      </Chart>
    </Frame>
  );
}
