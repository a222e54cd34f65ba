import { MonthDial, type MonthMark, type MonthState } from '@attesta/ui/display/month-dial';
import { useTranslation } from 'react-i18next';

const states: MonthState[] = [
  'full',
  'full',
  'limited',
  'free',
  'free',
  'limited',
  'full',
  'free',
  'free',
  'free',
  'none',
  'limited',
];
const months = states.map((state, index): MonthMark => ({
  month: `2027-${String(index + 1).padStart(2, '0')}`,
  state,
}));

/** The places of a made-up body in twelve months, as a picture. It shows no data and is marked as an example. */
export function ExampleDial() {
  const { t } = useTranslation('signIn');
  return (
    <MonthDial
      image
      size={320}
      label={t('landing.example.label')}
      summary={t('landing.example.note')}
      months={months}
      value={states.filter((state) => state === 'free').length}
      caption={t('landing.example.caption')}
    />
  );
}
