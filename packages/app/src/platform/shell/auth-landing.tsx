import { Heading, Text } from '@attesta/ui/display/typography';
import { CalendarDays, ClipboardList, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Points = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
  }
  & svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 1px;
  }
`;
const Column = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 46ch;
`;

/** Describes the portal next to the sign-in form. */
export function AuthLanding() {
  const { t } = useTranslation('signIn');
  return (
    <Column>
      <Heading level={2} size="h1">
        {t('landing.title')}
      </Heading>
      <Text size="large" tone="muted">
        {t('landing.lead')}
      </Text>
      <Points>
        <li>
          <ClipboardList aria-hidden />
          {t('landing.points.register')}
        </li>
        <li>
          <ListChecks aria-hidden />
          {t('landing.points.match')}
        </li>
        <li>
          <CalendarDays aria-hidden />
          {t('landing.points.calendar')}
        </li>
      </Points>
    </Column>
  );
}
