import { AuthFrame } from '@attesta/ui/shell/auth-frame';
import { Logo } from '@attesta/ui/display/logo';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Landing } from './landing';

/** The layout of all sign-in pages: logo, landing text next to the form, title, and a footer with a link. */
export function AuthScreen({
  title,
  subtitle,
  footer,
  children,
}: {
  title: string;
  subtitle?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <AuthFrame
      logo={
        <RouterLink to="/" aria-label="Attesta">
          <Logo variant="portal" />
        </RouterLink>
      }
      title={title}
      subtitle={subtitle}
      aside={<Landing />}
      footer={footer}
    >
      {children}
    </AuthFrame>
  );
}
