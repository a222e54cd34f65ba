'use client';
import { ServerInsertedHTMLContext, useServerInsertedHTML } from 'next/navigation.js';
import { use, useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  /** Nonce of the Content Security Policy of this response, for the style elements. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The sheets of the responses that are being rendered. */
const sheets = new WeakMap<object, ServerStyleSheet>();

/**
 * Returns the sheet of this response. Next.js renders a page several times for one response (it prerenders with an
 * empty cache first, and again after an error), and inserts the HTML of all renderings. With a sheet per rendering the
 * page would contain all styles twice.
 */
function useResponseSheet(nonce: string | undefined): { sheet: ServerStyleSheet; isNew: boolean } {
  const response = use(ServerInsertedHTMLContext);
  const [rendering] = useState(() => {
    const known = response && sheets.get(response);
    if (known) return { sheet: known, isNew: false };
    const sheet = new ServerStyleSheet(nonce ? { nonce } : undefined);
    if (response) sheets.set(response, sheet);
    return { sheet, isNew: true };
  });
  return rendering;
}

/** Sends the styles of the components with the HTML that uses them, so that no page is shown without styles. */
function ServerStyles({ nonce, children }: StyleRegistryProps) {
  const { sheet, isNew } = useResponseSheet(nonce);
  useServerInsertedHTML(() => {
    if (!isNew) return null;
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
