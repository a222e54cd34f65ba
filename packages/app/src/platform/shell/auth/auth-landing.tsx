import { Heading, Text } from '@attesta/ui/display/typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lazyOptional } from '../../start/lazy-optional';
import { useHydrated } from '../../start/use-hydrated';

/** Pictures are loaded after the form. */
const Example = lazyOptional(() => import('./example-dial').then(({ ExampleDial }) => ExampleDial));
const Icon = lazyOptional(() => import('./landing-icon').then(({ LandingIcon }) => LandingIcon));

const Points = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: 12px;
    align-items: start;
  }
  & bdi {
    grid-column: 2;
  }
  & svg {
    grid-area: 1 / 1;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 1px;
  }
`;
const Column = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 46ch;
`;

/** The space of the dial is kept while it loads. It becomes smaller in a low window, where the text comes first. */
const Picture = styled.figure`
  --side: min(20rem, 100%, 100dvh - 36rem);
  display: grid;
  gap: 12px;
  margin: 0;
  & > div {
    inline-size: var(--side);
    aspect-ratio: 1;
  }
  & [data-part='month-dial'] {
    inline-size: 100%;
  }
  @media (max-height: 46rem) {
    display: none;
  }
`;

/** Describes the portal next to the sign-in form. */
export function AuthLanding() {
  const { t } = useTranslation('signIn');
  const isHydrated = useHydrated();
  return (
    <Column>
      <Heading level={2} size="h1">
        {t('landing.title')}
      </Heading>
      <Text size="large" tone="muted">
        {t('landing.lead')}
      </Text>
      <Points>
        {(['register', 'match', 'calendar'] as const).map((point) => (
          <li key={point}>
            {isHydrated && (
              <Suspense>
                <Icon point={point} />
              </Suspense>
            )}
            <bdi>{t(`landing.points.${point}`)}</bdi>
          </li>
        ))}
      </Points>
      <Picture>
        <div>
          {isHydrated && (
            <Suspense>
              <Example />
            </Suspense>
          )}
        </div>
        <figcaption>
          <Text as="span" size="small" tone="muted">
            {t('landing.example.note')}
          </Text>
        </figcaption>
      </Picture>
    </Column>
  );
}
