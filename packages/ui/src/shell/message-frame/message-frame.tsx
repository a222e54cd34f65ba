'use client';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Heading, Text } from '../../display/typography/typography.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { englishMessageFrameLabels, type MessageFrameLabels } from './message-frame-labels.js';
import { Root } from './message-frame.styles.js';

export interface MessageFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** States what happened or what will appear here. */
  title: ReactNode;
  /** Explains what this means for the user's work and what to do next. */
  children?: ReactNode;
  /** Error code, such as "404". It is shown large and announced before the title. */
  code?: string | undefined;
  /** Buttons or links, the most important first. */
  actions?: ReactNode;
  /** Details for support, such as the incident number and the time. */
  details?: ReactNode;
  /** A mark of the state, such as an empty `Seal` while an account waits for approval. Hidden from screen readers. */
  mark?: ReactNode;
  headingLevel?: 1 | 2 | undefined;
  labels?: MessageFrameLabels | undefined;
}

/**
 * The content of a page that cannot be shown: not found, error, offline, no access, or not built yet. Render it inside
 * `main`.
 * `data-part="message-frame"`, with `data-code` if there is a code. Source: specification, section 2 (error and placeholder pages).
 */
export const MessageFrame = memo(function MessageFrame({
  title,
  children,
  code,
  actions,
  details,
  mark,
  headingLevel = 1,
  labels,
  ...rest
}: MessageFrameProps) {
  const text = useLabels('messageFrame', englishMessageFrameLabels, labels);
  return (
    <Root data-part="message-frame" {...rest} data-code={code}>
      {(mark || code) && (
        <div data-slot="mark" aria-hidden>
          {mark ?? code}
        </div>
      )}
      <div data-slot="words">
        <Heading level={headingLevel} size="h1">
          {code && <VisuallyHidden>{text.code(code)}: </VisuallyHidden>}
          <span>{title}</span>
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
