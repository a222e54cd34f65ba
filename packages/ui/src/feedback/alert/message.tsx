'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../foundation/glyphs.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { keepFocus } from './keep-focus.js';

type MessageTone = 'info' | 'success' | 'warning' | 'error';

/** What an alert and a banner are told alike. */
export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: MessageTone | undefined;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** A small button or link: what to do next. */
  action?: ReactNode;
  /** Another icon than the tone's; `null` for none. */
  icon?: ReactNode;
  /** Shows the close button. Its owner takes the message away; the focus goes to the neighbour message, else to the heading of the place. */
  onClose?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  closeLabel?: string | undefined;
  /**
   * Has the message announced when it appears: `status` waits for a pause, `alert` interrupts. True takes `alert` for warnings and errors.
   * Leave it out for what is there from the start.
   */
  live?: boolean | 'status' | 'alert' | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export const roleOf = (live: MessageProps['live'], tone: MessageTone) => {
  if (live !== true) return live || undefined;
  return tone === 'error' || tone === 'warning' ? 'alert' : 'status';
};

/** Icon, words, action and close button, within a root that has `messageSurface`. */
export function Message({ tone = 'info', title, action, icon, onClose, closeLabel = 'Close', children }: MessageProps) {
  const Icon = icons[tone];
  return (
    <>
      {icon !== null && <span data-slot="icon">{icon ?? <Icon aria-hidden />}</span>}
      <div data-slot="body" ref={onClose && keepFocus}>
        <div data-slot="words">
          {title && <p data-slot="title">{title}</p>}
          {children && <div data-slot="text">{children}</div>}
        </div>
        {action && <div data-slot="action">{action}</div>}
      </div>
      {onClose && (
        <IconButton size="small" label={closeLabel} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      )}
    </>
  );
}
