import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The prerendered HTML contains the frame: the shell with placeholders in place of its content. CSS shows it while
 * `<html>` has this attribute. The inline script of the page sets it before the first paint if a token is stored.
 */
const attribute = 'data-frame';

/** Shows the frame until the returned function is called. */
function showFrame(): () => void {
  document.documentElement.setAttribute(attribute, '');
  return () => document.documentElement.removeAttribute(attribute);
}

/** Shown while the session and the first page load: the frame of the prerendered HTML. */
export function StartScreen() {
  const { t } = useTranslation('portal');
  useLayoutEffect(showFrame, []);
  return <div role="status" aria-busy="true" aria-label={t('loading')} />;
}
