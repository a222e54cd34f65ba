'use client';
import { useServerInsertedHTML } from 'next/navigation.js';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  /** Nonce of the Content Security Policy of this response, for the style elements. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Sends the styles of the components with the HTML that uses them, so that no page is shown without styles. */
function ServerStyles({ nonce, children }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet(nonce ? { nonce } : undefined));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}

/**
 * Collects the styles of a Next.js page with the App Router. Render it once in the root layout, around the page. With a
 * nonce it also adds the `csp-nonce` element, from which styled-components reads the nonce in the browser.
 */
export function StyleRegistry({ nonce, children }: StyleRegistryProps) {
  return (
    <>
      {nonce && <meta property="csp-nonce" nonce={nonce} />}
      {typeof window === 'undefined' ? <ServerStyles nonce={nonce}>{children}</ServerStyles> : children}
    </>
  );
}
