import type { RegistrationState } from '@attesta/domain/courses/schema';
import { Chip, type ChipProps } from '@attesta/ui/display/chip';
import { useTranslation } from 'react-i18next';

const looks: Record<RegistrationState, Pick<ChipProps, 'tone' | 'shape'>> = {
  confirmed: { tone: 'success', shape: 'outline' },
  waiting: { tone: 'warning', shape: 'half' },
  cancelled: { tone: 'neutral', shape: 'dashed' },
};

/** The state of a registration. */
export function StateChip({ state }: { state: RegistrationState }) {
  const { t } = useTranslation('courses');
  return <Chip {...looks[state]}>{t(`registration.states.${state}`)}</Chip>;
}
