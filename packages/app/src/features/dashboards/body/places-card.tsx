import type { CalendarDate } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { MonthDial } from '@attesta/ui/display/month-dial';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../../../platform/i18n/formats';
import { Figures } from '../layout/figures';
import type { OwnPlaces } from './own-places';
import { useMonthMarks } from './use-month-marks';

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  align-items: center;
  & > dl {
    flex: 1;
    min-inline-size: 8rem;
  }
`;

/** The free places of the next twelve months as a dial, and how many windows there are by status. */
export function PlacesCard({ places, today }: { places: OwnPlaces; today: CalendarDate }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  const marksOf = useMonthMarks();
  const { months, free, freeSoon, byStatus } = places;
  return (
    <Card title={t('body.places.title')}>
      <Content>
        <MonthDial
          size={160}
          label={t('body.places.dial')}
          months={marksOf(months)}
          today={today}
          value={number(free)}
          caption={t('body.places.caption')}
        />
        <Figures
          size="small"
          figures={[
            { id: 'soon', label: t('body.places.soon'), value: freeSoon },
            { id: 'open', label: t('body.stats.open'), value: byStatus.open },
            { id: 'limited', label: t('body.stats.limited'), value: byStatus.limited },
            { id: 'closed', label: t('body.stats.closed'), value: byStatus.closed },
          ]}
        />
      </Content>
    </Card>
  );
}
