import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Screen = styled.output`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  color: var(--at-text-muted);
`;

/** Shown until it is known who is there, and while the first page loads: quiet, so that nothing flashes when it is quick. */
export function StartScreen() {
  const { t } = useTranslation('portal');
  return <Screen aria-busy="true" aria-label={t('loading')} />;
}
