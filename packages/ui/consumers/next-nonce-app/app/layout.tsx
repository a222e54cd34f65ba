import './layers.css';
import '@attesta/ui/theme.css';
import { StyleRegistry } from '@attesta/ui/next';
import { themeScript } from '@attesta/ui/theme';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

export const metadata = { title: 'Claims' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    // The script changes the attributes before React sees them.
    <html lang="en" dir="ltr" data-preset="theme1" data-mode="light" suppressHydrationWarning>
      <body>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript({ key: 'preferences' }) }} />
        <StyleRegistry nonce={nonce}>{children}</StyleRegistry>
      </body>
    </html>
  );
}
