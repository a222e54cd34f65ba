import './globals.css';
import '@attesta/ui/theme.css';
import { StyleRegistry } from '@attesta/ui/next';
import { themeScript } from '@attesta/ui/theme';
import type { Metadata } from 'next';
import { Geist, Geist_Mono } from 'next/font/google';

const geistSans = Geist({
  variable: '--font-geist-sans',
  subsets: ['latin'],
});

const geistMono = Geist_Mono({
  variable: '--font-geist-mono',
  subsets: ['latin'],
});

export const metadata: Metadata = {
  title: 'Claims',
  description: 'Open and closed claims of your policies',
};

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    // The script changes the attributes before React hydrates the element.
    <html
      lang="en"
      dir="ltr"
      data-preset="theme1"
      data-mode="system"
      className={`${geistSans.variable} ${geistMono.variable} h-full antialiased`}
      suppressHydrationWarning
    >
      <body className="min-h-full flex flex-col">
        <script dangerouslySetInnerHTML={{ __html: themeScript({ key: 'preferences' }) }} />
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
