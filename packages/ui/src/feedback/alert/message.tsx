'use client';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { englishAlertLabels } from './alert-labels.js';
import { keepFocus } from './keep-focus.js';

type MessageTone = 'info' | 'success' | 'warning' | 'error';

/** Props shared by `Alert` and `Banner`. */
export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: MessageTone | undefined;
  /** States what happened, in a few words. */
  title?: ReactNode;
  /** A small button or link for the next step. */
  action?: ReactNode;
  /** Replaces the icon of the tone; `null` for no icon. */
  icon?: ReactNode;
  /**
   * Shows the close button. The caller removes the message; the focus then moves to the adjacent message, otherwise to
   * the heading of the surrounding dialog or `main`.
   */
  onClose?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Accessible name of the close button. Default: Close. */
  closeLabel?: string | undefined;
  /**
   * Announces the message when it appears: `status` waits for a pause, `alert` interrupts. `true` means `alert` for
   * warnings and errors, otherwise `status`. Omit it for messages of the initial page.
   */
  live?: boolean | 'status' | 'alert' | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export const roleOf = (live: MessageProps['live'], tone: MessageTone) => {
  if (live !== true) return live || undefined;
  return tone === 'error' || tone === 'warning' ? 'alert' : 'status';
};

/** Icon, text, action and close button. The root element must have the styles of `messageSurface`. */
export function Message({ tone = 'info', title, action, icon, onClose, closeLabel, children }: MessageProps) {
  const { close } = useLabels('alert', englishAlertLabels);
  const Icon = icons[tone];
  return (
    <>
      {icon !== null && <span data-slot="icon">{icon ?? <Icon aria-hidden />}</span>}
      <div data-slot="body" ref={onClose || action ? keepFocus : undefined}>
        <div data-slot="words">
          {title && <p data-slot="title">{title}</p>}
          {children && <div data-slot="text">{children}</div>}
        </div>
        {action && <div data-slot="action">{action}</div>}
      </div>
      {onClose && (
        <IconButton size="small" label={closeLabel ?? close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      )}
    </>
  );
}
