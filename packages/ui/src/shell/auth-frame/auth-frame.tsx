'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../display/typography/index.js';
import { quarteredNotches } from '../../foundation/notches.js';
import { below, color, from, size } from '../../theme/tokens.js';

export interface AuthFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The logo, as a link to the home page. */
  logo: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Introduction of the portal, shown next to the form on wide screens, stacked and vertically centred. */
  aside?: ReactNode;
  /** Link to the related page, such as "No account yet? Register". */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  ${from('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  & > [data-slot='aside'] {
    position: relative;
    overflow: hidden;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 16px;
    padding: 48px clamp(32px, 6vw, 88px);
    border-inline-end: 1px solid ${color.line};
    background: ${color['primary-tint']};
    color: ${color.text};
  }
  ${below('md')} {
    & > [data-slot='aside'] {
      display: none;
    }
  }
  /* The ring of twelve notches, a quarter of them in the secondary colour. */
  & [data-slot='artwork'] {
    position: absolute;
    inset-block-end: -350px;
    inset-inline-end: -210px;
    inline-size: 560px;
    block-size: 560px;
    rotate: calc(var(--at-dir, 1) * 15deg);
    border: 68px solid ${color.primary};
    border-block-start-color: ${color.secondary};
    border-radius: 50%;
    mask: ${quarteredNotches};
    opacity: 0.16;
  }
  & [data-slot='aside'] > :not([data-slot='artwork']) {
    position: relative;
  }
  & > main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start; /* on a phone the form starts at the top, above the on-screen keyboard */
    justify-items: center;
    padding-block: 72px 40px;
    padding-inline: max(20px, 5vw);
    background: ${color.sheet};
  }
  ${from('sm')} {
    & > main {
      align-content: center;
    }
  }
  & [data-slot='sheet'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    inline-size: min(420px, 100%);
  }
  & [data-slot='logo'] a {
    display: inline-block;
    color: inherit;
    text-decoration: none;
    border-radius: ${size['radius-small']};
  }
  & header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  & footer {
    padding-block-start: 20px;
    border-block-start: 1px solid ${color.line};
    color: ${color['text-muted']};
  }
  & footer:empty {
    display: none;
  }
`;

/**
 * The layout of pages before sign-in: the form, and on wide screens an introduction of the portal next to it.
 * `data-part="auth-frame"`.
 */
export const AuthFrame = memo(function AuthFrame({
  logo,
  title,
  subtitle,
  aside,
  footer,
  children,
  ...rest
}: AuthFrameProps) {
  return (
    <Root data-part="auth-frame" {...rest}>
      {aside && (
        <aside data-slot="aside">
          <span data-slot="artwork" />
          {aside}
        </aside>
      )}
      <main>
        <div data-slot="sheet">
          <div data-slot="logo">{logo}</div>
          <header>
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {subtitle && <Text tone="muted">{subtitle}</Text>}
          </header>
          {children}
          <footer>{footer}</footer>
        </div>
      </main>
    </Root>
  );
});
