import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Sheet = styled.div`
  max-inline-size: 760px;
  margin-inline: auto;
  padding: 24px 20px 64px;
  & > header a {
    color: inherit;
    font-weight: 600;
    font-size: var(--at-large);
    text-decoration: none;
  }
`;

/** A page without navigation: the portal's name, which leads home, and the text. */
export function PlainSheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation('portal');
  return (
    <Sheet>
      <header>
        <Link to="/">{t('name')}</Link>
      </header>
      <main>{children}</main>
    </Sheet>
  );
}
