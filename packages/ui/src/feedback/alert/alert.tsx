'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../inputs/icon-button/index.js';
import { Root } from './alert.styles.js';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** What happened, in a few words. */
  title?: ReactNode;
  /** A small button or link: what to do next. */
  action?: ReactNode;
  /** Another icon than the tone's; `null` for none. */
  icon?: ReactNode;
  /** Shows the close button. */
  onClose?: (event: MouseEvent<HTMLButtonElement>) => void;
  closeLabel?: string;
  /**
   * Has the alert announced when it appears: `status` waits for a pause, `alert` interrupts. True takes `alert` for warnings and errors.
   * Leave it out for what is there from the start.
   */
  live?: boolean | 'status' | 'alert';
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const roleOf = (live: AlertProps['live'], tone: string) => {
  if (live !== true) return live || undefined;
  return tone === 'error' || tone === 'warning' ? 'alert' : 'status';
};

/**
 * A message that belongs to its place on the page and stays there. `data-part="alert"`, with `data-tone`.
 * Source: WAI-ARIA APG, alert pattern; WCAG 2.2, 4.1.3.
 */
export const Alert = memo(function Alert({ tone = 'info', title, action, icon, onClose, closeLabel = 'Close', live, children, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <Root data-part="alert" role={roleOf(live, tone)} {...rest} data-tone={tone}>
      {icon !== null && <span data-slot="icon">{icon ?? <Icon aria-hidden />}</span>}
      <div data-slot="body">
        <div data-slot="words">
          {title && <p data-slot="title">{title}</p>}
          {children && <div data-slot="text">{children}</div>}
        </div>
        {action && <div data-slot="action">{action}</div>}
      </div>
      {onClose && <IconButton size="small" label={closeLabel} onClick={onClose}><X aria-hidden /></IconButton>}
    </Root>
  );
});
