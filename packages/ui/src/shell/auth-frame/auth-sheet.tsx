'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../display/typography/index.js';
import { color } from '../../theme/tokens.js';

export interface AuthSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Link to the related page, such as "No account yet? Register". */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  inline-size: min(420px, 100%);
  margin: auto;
  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  & > footer {
    padding-block-start: 20px;
    border-block-start: 1px solid ${color.line};
    color: ${color['text-muted']};
  }
`;

/**
 * One page of an `AuthFrame`: its title, form and footer. Use it in a `PageTransition` inside the frame, so that only
 * the form changes from page to page. `data-part="auth-sheet"`.
 */
export const AuthSheet = memo(function AuthSheet({ title, subtitle, footer, children, ...rest }: AuthSheetProps) {
  return (
    <Root data-part="auth-sheet" {...rest}>
      <header>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </header>
      {children}
      {/* `data-slot="text"` keeps a question mark at the end of its sentence in a right-to-left page. */}
      {footer && <footer data-slot="text">{footer}</footer>}
    </Root>
  );
});
