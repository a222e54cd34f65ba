import '@attesta/ui/theme.css';
import { themeScript } from '@attesta/ui/theme';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Navigation } from './navigation';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script changes the attributes before React hydrates the element.
    <html lang="en" dir="ltr" data-preset="theme1" data-mode="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript({ key: 'preferences' }) }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <main>
      <Navigation />
      <Outlet />
    </main>
  );
}
