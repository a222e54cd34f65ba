import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showFrame } from './frame';

/** Shown while the session and the first page load: the frame of the prerendered HTML. */
export function StartScreen() {
  const { t } = useTranslation('portal');
  useLayoutEffect(showFrame, []);
  return <output aria-busy="true" aria-label={t('loading')} />;
}
