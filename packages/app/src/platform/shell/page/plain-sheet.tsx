import { Logo } from '@attesta/ui/display/logo';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Sheet = styled.div`
  max-inline-size: 1040px;
  margin-inline: auto;
  padding: 24px 20px 64px;
  & > header a {
    display: inline-flex;
    border-radius: var(--at-radius-small);
    color: inherit;
    text-decoration: none;
  }
`;

/** A page without navigation: the logo as a link to `/`, and the content. */
export function PlainSheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <Sheet>
      <header>
        <Link to="/" aria-label={t('name')}>
          <Logo />
        </Link>
      </header>
      <main>{children}</main>
    </Sheet>
  );
}
