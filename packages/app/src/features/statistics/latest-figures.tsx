import { Chip } from '@attesta/ui/display/chip';
import { Stat } from '@attesta/ui/display/stat';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../../platform/i18n/formats';
import { StatGrid } from '../../platform/shell/stat-grid';
import { latestFigure } from './figures';
import { useFigureValue } from './use-figure-value';

const metrics = ['mdrApplications', 'mdrCertificates', 'ivdrApplications', 'ivdrCertificates'] as const;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;

/** The latest applications and certificates, each with its month and the mark of a figure that is not confirmed. */
export function LatestFigures() {
  const { t } = useTranslation('statistics');
  const { month } = useFormats();
  const { valueOf } = useFigureValue();
  return (
    <StatGrid aria-label={t('latest')}>
      {metrics.map((metric) => {
        const figure = latestFigure(metric);
        return (
          <Stat
            key={metric}
            label={t(`metrics.${metric}.name`)}
            value={valueOf(figure)}
            help={
              <Facts>
                {month(figure.month)}
                {!figure.isVerified && <Chip shape="dashed">{t('notConfirmed')}</Chip>}
              </Facts>
            }
          />
        );
      })}
    </StatGrid>
  );
}
