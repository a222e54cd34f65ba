'use client';
import { memo, useEffect, useRef, useState } from 'react';
import { Text } from '../../display/typography/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { announce } from '../../foundation/announce.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { Button } from '../../inputs/button/index.js';
import { Root } from '../dialog/dialog.js';
import { Modal } from '../dialog/modal.js';
import type { ModalProps } from '../dialog/modal-props.js';
import { useSessionChannel } from './session-channel.js';
import { isAnnounced, sessionAt, shownTime } from './session-clock.js';
import { englishSessionTimeoutLabels, type SessionTimeoutLabels } from './session-timeout-labels.js';

export interface SessionTimeoutDialogProps extends Omit<
  ModalProps,
  | 'actions'
  | 'children'
  | 'closeButton'
  | 'defaultOpen'
  | 'description'
  | 'dismissible'
  | 'initialFocus'
  | 'labels'
  | 'onOpenChange'
  | 'open'
  | 'title'
  | 'trigger'
> {
  /** When the session ends without use, in ms since 1970 (`Date.now()`). Undefined while there is no session. */
  expiresAt: number | undefined;
  /** Time before the end at which the dialog opens, in ms. At least 20 seconds (WCAG 2.2.1). */
  warning?: number | undefined;
  /** Extends the session and resolves to its new end. If it rejects, the dialog stays open with a message. */
  onExtend: () => PromiseLike<number>;
  /** Called when the user signs out by the button. */
  onSignOut: () => void;
  /** Called once the time is over, in every tab. */
  onExpire: () => void;
  /** Name of the session. Tabs with the same name extend and end it together. */
  channel?: string | undefined;
  labels?: Partial<SessionTimeoutLabels> | undefined;
}

/** Longer timers fire at once, because browsers store them as 32-bit numbers. */
const longestTimer = 2 ** 31 - 1;

/**
 * Warns before a session ends for lack of use, and extends it by one button. The time that is left counts down and is
 * announced politely at whole minutes and at 30, 20 and 10 seconds. Extending or signing out in one tab closes the dialog
 * in all. The clock is compared with the end after the computer slept. Escape extends the session.
 * `data-part="session-timeout-dialog"`. Source: WCAG 2.2, 2.2.1 and 4.1.3; WAI-ARIA APG, alert and message dialogs.
 */
export const SessionTimeoutDialog = memo(function SessionTimeoutDialog({
  expiresAt,
  warning = 120_000,
  onExtend,
  onSignOut,
  onExpire,
  channel = 'attesta-session',
  labels,
  ...rest
}: SessionTimeoutDialogProps) {
  const text = useLabels('sessionTimeoutDialog', englishSessionTimeoutLabels, labels);
  const [extended, setExtended] = useState<{ from: number | undefined; until: number }>();
  /** The end of the session, unless another tab extended it after this prop was set. */
  const end = extended && extended.from === expiresAt ? Math.max(extended.until, expiresAt ?? 0) : expiresAt;
  const [now, setNow] = useState<number | undefined>();
  const [state, setState] = useState<'idle' | 'extending' | 'failed'>('idle');
  const stay = useRef<HTMLButtonElement>(null);
  /** The end that was reported to `onExpire`, so that it is reported once. */
  const reported = useRef<number | undefined>(undefined);
  const expire = (at: number | undefined) => {
    if (at === undefined || reported.current === at) return;
    reported.current = at;
    onExpire();
  };
  const latestExpire = useRef(expire);
  useEffect(() => {
    latestExpire.current = expire;
  });
  const send = useSessionChannel(channel, (message) => {
    if (message.type === 'ended') return expire(end);
    setState('idle');
    setExtended({ from: expiresAt, until: message.expiresAt });
    if (isOpen) announce(text.extended);
  });

  const phase = now === undefined || end === undefined ? 'active' : sessionAt(now, end, warning).phase;
  const isOpen = phase === 'warning';
  const left = isOpen && end !== undefined && now !== undefined ? end - now : 0;
  const { minutes, seconds } = shownTime(left);
  const remaining = text.remaining(minutes, seconds);

  useEffect(() => {
    if (end === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const current = Date.now();
      const { phase: next, wait } = sessionAt(current, end, warning);
      setNow(current);
      if (next === 'ended') return latestExpire.current(end);
      // While the dialog is open, once at each full second that is left.
      const untilSecond = (end - current) % 1000 || 1000;
      timer = setTimeout(check, next === 'warning' ? untilSecond : Math.min(wait, longestTimer));
    };
    check();
    document.addEventListener('visibilitychange', check); // timers stop while the computer sleeps
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [end, warning]);

  const isSpoken = isOpen && isAnnounced(left);
  useEffect(() => {
    if (isSpoken) announce(remaining);
  }, [isSpoken, remaining]);

  const extend = () => {
    if (state === 'extending') return;
    setState('extending');
    onExtend().then(
      (until) => {
        setState('idle');
        setExtended({ from: expiresAt, until });
        send({ type: 'extended', expiresAt: until });
        announce(text.extended);
      },
      () => setState('failed'),
    );
  };
  const signOut = () => {
    send({ type: 'ended' });
    reported.current = end;
    onSignOut();
  };
  return (
    <Modal
      root={Root}
      data-part="session-timeout-dialog"
      role="alertdialog"
      {...rest}
      data-size="small"
      title={text.title}
      description={text.description}
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) extend();
      }}
      initialFocus={stay}
      closeButton={false}
      dismissible={false}
      actions={
        <>
          <Button variant="text" tone="neutral" onClick={signOut}>
            {text.signOut}
          </Button>
          <Button ref={stay} loading={state === 'extending'} loadingLabel={text.extending} onClick={extend}>
            {text.extend}
          </Button>
        </>
      }
    >
      <Text as="p" size="large">
        <bdi data-slot="remaining">{remaining}</bdi>
      </Text>
      {state === 'failed' && <Alert tone="error">{text.failed}</Alert>}
    </Modal>
  );
});
