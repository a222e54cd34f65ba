import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Screen = styled.output`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  color: var(--at-text-muted);
`;

/** Shown while the session and the first page load. It is empty, so that nothing flashes when loading is fast. */
export function StartScreen() {
  const { t } = useTranslation('portal');
  return <Screen aria-busy="true" aria-label={t('loading')} />;
}
