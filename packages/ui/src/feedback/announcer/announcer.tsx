'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';

export type AnnouncerProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/**
 * The live regions of a page or an island, part of the server-rendered page. `announce` uses them for messages from the
 * same theme root; without an announcer it creates its own regions. Render one per theme root, near its end. Renders
 * nothing visible. `data-part="announcer"`. Source: WAI-ARIA 1.2, status and alert; WCAG 2.2, 4.1.3.
 */
export const Announcer = memo(function Announcer(props: AnnouncerProps) {
  return (
    <VisuallyHidden as="div" data-part="announcer" {...(props as ComponentPropsWithRef<'span'>)}>
      <div role="status" aria-live="polite" aria-atomic />
      <div role="alert" aria-live="assertive" aria-atomic />
    </VisuallyHidden>
  );
});
