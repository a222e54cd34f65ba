'use client';
import { createElement, memo, useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { rendered } from '../../foundation/compose.js';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishCalloutLabels, type CalloutLabels } from './callout-labels.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Root } from './callout.styles.js';

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The topic of the note, in a few words. */
  title?: ReactNode;
  /** Heading level of the title. Without it, the title is a paragraph, which is not part of the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The kind of note. It is shown by the icon and by its label for screen readers, not by colour alone. */
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** Replaces the icon of the tone; `null` for no icon. */
  icon?: ReactNode;
  labels?: Partial<CalloutLabels> | undefined;
  /** Renders another element, such as a landmark: `render={<aside />}`. */
  render?: ReactElement | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/**
 * A note that belongs to the text around it and is always there. It is never announced: use `Alert` for a message that
 * appears. Renders on the server and needs no script. `data-part="callout"`, with `data-tone`; `data-slot` icon, body,
 * title, text. Source: WAI-ARIA 1.2, note.
 */
export const Callout = memo(function Callout({
  title,
  headingLevel,
  tone = 'info',
  icon,
  labels,
  render,
  className,
  children,
  ...rest
}: CalloutProps) {
  const titleId = useId();
  const label = useLabels('callout', englishCalloutLabels, labels)[tone];
  const Icon = icons[tone];
  const hasTitle = Boolean(title);
  return rendered('div', render, {
    'data-part': 'callout',
    role: render ? undefined : 'note',
    'aria-labelledby': hasTitle ? titleId : undefined,
    'aria-label': hasTitle ? undefined : label,
    ...rest,
    className: useStyledClass(Root, className),
    'data-tone': tone,
    children: (
      <>
        {icon !== null && <span data-slot="icon">{icon ?? <Icon aria-hidden />}</span>}
        <div data-slot="body">
          {hasTitle &&
            createElement(
              headingLevel ? `h${headingLevel}` : 'p',
              { id: titleId, 'data-slot': 'title' },
              <VisuallyHidden>{`${label}: `}</VisuallyHidden>,
              title,
            )}
          {children !== undefined && <div data-slot="text">{children}</div>}
        </div>
      </>
    ),
  });
});
