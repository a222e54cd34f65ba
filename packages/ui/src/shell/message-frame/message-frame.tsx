'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { SealVariant } from '../../display/seal/index.js';
import { Heading, Text } from '../../display/typography/typography.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Root } from './message-frame.styles.js';
import { MessagePicture, type MessagePictureKind } from './message-picture.js';

export interface MessageFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What happened, or what will stand here. */
  title: ReactNode;
  /** What it means for the reader's work, and what to do. */
  children?: ReactNode;
  /** The code of a fault, as "404": it stands in the picture, and is read before the title. */
  code?: string | undefined;
  /** The next step first. */
  actions?: ReactNode;
  /** What support asks for: the number of the incident, the time. */
  details?: ReactNode;
  /** How the seal stands: a notch is missing (an address without a page), broken (a fault), apart (no connection), waiting (not open yet), begun (not built yet). */
  picture?: MessagePictureKind | undefined;
  /** The core of the seal where there is no code. */
  variant?: SealVariant | undefined;
  headingLevel?: 1 | 2 | undefined;
  labels?: { code?: (code: string) => string } | undefined;
}

/**
 * A page that stands in for another one: not found, broken, offline, not open to this account, not there yet. Inside of `main`.
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
