'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { below, color, from, size } from '../../theme/tokens.js';
import { englishAuthFrameLabels } from './auth-frame-labels.js';
import { AuthSheet } from './auth-sheet.js';

export interface AuthFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The logo, as a link to the home page. */
  logo: ReactNode;
  /** Title of the page. Omit it if the children contain an `AuthSheet`. */
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Introduction of the portal, shown next to the form on wide screens, stacked and vertically centred. */
  aside?: ReactNode;
  /** Accessible name of the introduction, which is a landmark. Default "Introduction". */
  asideLabel?: string | undefined;
  /** Link to the related page, such as "No account yet? Register". */
  footer?: ReactNode;
  /** The form; or an `AuthSheet`, usually in a `PageTransition`, if the frame remains while its pages change. */
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
    position: sticky; /* does not move if a form is longer than the window */
    inset-block-start: 0;
    align-self: start;
    box-sizing: border-box;
    min-block-size: 100dvh;
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
  & > main {
    display: flex;
    flex-direction: column;
    padding-block: 16px 40px;
    padding-inline: max(20px, 5vw);
    background: ${color.sheet};
  }
  & > main > [data-slot='logo'] {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline-end: 96px; /* for controls in the corner */
  }
  & [data-slot='logo'] a {
    display: inline-block;
    color: inherit;
    text-decoration: none;
    border-radius: ${size['radius-small']};
  }
  /* The page and its transition fill the space below the logo, so that a transition moves neither. */
  & > main > [data-slot='page'],
  & > main > [data-slot='page'] > [data-part='page-transition'] {
    display: flex;
    flex: 1 0 auto;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & [data-part='auth-sheet'] {
    margin-block-start: 28px; /* on a phone the form starts at the top, above the on-screen keyboard */
  }
  ${from('sm')} {
    & [data-part='auth-sheet'] {
      margin-block-start: auto;
      padding-block: 28px;
    }
  }
`;

/**
 * The layout of pages before sign-in: the form, and on wide screens an introduction of the portal next to it. The logo
 * and the introduction have the same place on every page. `data-part="auth-frame"`; `data-slot` logo, page, aside.
 */
export const AuthFrame = memo(function AuthFrame({
  logo,
  title,
  subtitle,
  aside,
  asideLabel,
  footer,
  children,
  ...rest
}: AuthFrameProps) {
  const { introduction } = useLabels('authFrame', englishAuthFrameLabels);
  return (
    <Root data-part="auth-frame" {...rest}>
      {aside && (
        <aside data-slot="aside" aria-label={asideLabel ?? introduction}>
          {aside}
        </aside>
      )}
      <main>
        <div data-slot="logo">{logo}</div>
        <div data-slot="page">
          {title === undefined ? (
            children
          ) : (
            <AuthSheet title={title} subtitle={subtitle} footer={footer}>
              {children}
            </AuthSheet>
          )}
        </div>
      </main>
    </Root>
  );
});
