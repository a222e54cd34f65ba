'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { SealVariant } from '../../display/seal/index.js';
import { Heading, Text } from '../../display/typography/typography.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Root } from './message-frame.styles.js';
import { MessagePicture, type MessagePictureKind } from './message-picture.js';

export interface MessageFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** States what happened or what will appear here. */
  title: ReactNode;
  /** Explains what this means for the user's work and what to do next. */
  children?: ReactNode;
  /** Error code, such as "404". It is shown in the picture and announced before the title. */
  code?: string | undefined;
  /** Buttons or links, the most important first. */
  actions?: ReactNode;
  /** Details for support, such as the incident number and the time. */
  details?: ReactNode;
  /**
   * Variant of the seal: missing (page not found), broken (error), apart (no connection), waiting (no access yet),
   * begun (not built yet).
   */
  picture?: MessagePictureKind | undefined;
  /** Core of the seal when there is no code. */
  variant?: SealVariant | undefined;
  headingLevel?: 1 | 2 | undefined;
  labels?: { code?: (code: string) => string } | undefined;
}

/**
 * The content of a page that cannot be shown: not found, error, offline, no access, or not built yet. Render it inside
 * `main`.
 * `data-part="message-frame"`, with `data-picture`. Source: specification, section 2 (error and placeholder pages).
 */
export const MessageFrame = memo(function MessageFrame({
  title,
  children,
  code,
  actions,
  details,
  picture = 'missing',
  variant = 'portal',
  headingLevel = 1,
  labels,
  ...rest
}: MessageFrameProps) {
  return (
    <Root data-part="message-frame" {...rest} data-picture={picture}>
      <MessagePicture kind={picture} code={code} variant={variant} />
      <div data-slot="words">
        <Heading level={headingLevel} size="h1">
          {code && <VisuallyHidden>{labels?.code?.(code) ?? `Error ${code}`}: </VisuallyHidden>}
          {title}
        </Heading>
        {children && (
          <Text as="div" size="large" tone="muted">
            {children}
          </Text>
        )}
        {actions && <div data-slot="actions">{actions}</div>}
        {details && <div data-slot="details">{details}</div>}
      </div>
    </Root>
  );
});
