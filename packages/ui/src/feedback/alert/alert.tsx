'use client';
import { memo } from 'react';
import { Root } from './alert.styles.js';
import { Message, roleOf, type MessageProps } from './message.js';

/** Props of `Alert`. */
export type AlertProps = MessageProps;

/**
 * A message in the content of a page, shown as long as it applies. When it is removed while it has the focus, the focus
 * moves to the adjacent message or heading. `data-part="alert"`, with `data-tone`. Source: WAI-ARIA APG, alert pattern;
 * WCAG 2.2, 4.1.3.
 */
export const Alert = memo(function Alert({
  tone = 'info',
  title,
  action,
  icon,
  onClose,
  closeLabel,
  live,
  children,
  ...rest
}: AlertProps) {
  return (
    <Root data-part="alert" role={roleOf(live, tone)} {...rest} data-tone={tone}>
      <Message tone={tone} title={title} action={action} icon={icon} onClose={onClose} closeLabel={closeLabel}>
        {children}
      </Message>
    </Root>
  );
});
