import { Card } from '@attesta/ui/display/card';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../platform/navigation/paths';

const Root = styled.div`
  display: grid;
  gap: 32px;
  & > header {
    display: grid;
    gap: 16px;
    max-inline-size: 62ch;
  }
  & [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
  & [data-slot='roles'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    gap: 16px;
  }
  & [data-slot='points'] {
    display: grid;
    gap: 8px;
    margin: 0;
    padding-inline-start: 20px;
  }
`;

const roles = [
  { id: 'operator', points: ['record', 'matching', 'reasons'] },
  { id: 'body', points: ['windows', 'confirmation', 'courses'] },
  { id: 'candidate', points: ['profile', 'courses'] },
] as const;

export interface LandingIndexProps {
  /** Where the links lead. Default: the routes of this portal. */
  registerPath?: string;
  signInPath?: string;
}

/**
 * An index of the portal's content by role, with links to registration and sign-in. The portal does not mount it; a
 * portal that does needs its translations (namespace `help`) and a router.
 */
export function LandingIndex({ registerPath = paths.register, signInPath = paths.signIn }: LandingIndexProps) {
  const { t } = useTranslation('help');
  return (
    <Root>
      <header>
        <Heading level={1}>{t('landing.title')}</Heading>
        <Text size="large" tone="muted">
          {t('landing.lead')}
        </Text>
        <div data-slot="actions">
          <Button render={<Link to={registerPath}>{t('landing.register')}</Link>}>{t('landing.register')}</Button>
          <Button variant="outlined" render={<Link to={signInPath}>{t('landing.signIn')}</Link>}>
            {t('landing.signIn')}
          </Button>
        </div>
      </header>
      <div data-slot="roles">
        {roles.map(({ id, points }) => (
          <Card key={id} title={t(`landing.roles.${id}.title`)} render={<section />}>
            <ul data-slot="points">
              {points.map((point) => (
                <li key={point}>
                  {t(`landing.roles.${id}.points.${point}` as 'landing.roles.operator.points.record')}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Root>
  );
}
