'use client';
import { memo, useRef, useMemo, type MouseEvent } from 'react';
import { announce } from '../../foundation/announce.js';
import { mergeLabels } from '../../foundation/merge-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { Button, type ButtonProps } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { copyText } from './copy-text.js';
import { CopyIcon, CopiedIcon, FailedIcon } from './copy-icons.js';
import { Label } from './copy-button.styles.js';
import { useCopyState } from './use-copy-state.js';

export interface CopyButtonLabels {
  /** Text of the button. */
  copy: string;
  /** Text of the button for 3 s after copying, and announced. */
  copied: string;
  /** Text of the button for 3 s after a failure. */
  failed: string;
  /** Announced after a failure: says what to do instead. */
  failedHelp: string;
}

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'start' | 'end' | 'render' | 'loading' | 'loadingLabel' | 'onCopy'
> {
  /** The text to copy, or a function that returns it when the button is pressed. */
  text: string | (() => string | Promise<string>);
  /** Shows only the icon. The accessible name is still the label of the state. */
  hideLabel?: boolean | undefined;
  /** Called after the text was copied. */
  onCopied?: ((text: string) => void) | undefined;
  /** Called when the text could not be read or the browser denied access to the clipboard. */
  onCopyFailed?: ((error: unknown) => void) | undefined;
  labels?: Partial<CopyButtonLabels> | undefined;
}

const english: CopyButtonLabels = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Not copied',
  failedHelp: 'Not copied. Select the text and copy it with the keyboard.',
};
const icons = { idle: CopyIcon, copied: CopiedIcon, failed: FailedIcon };

/**
 * Copies a text to the clipboard. Its label and icon change for 3 s after copying or a failure, and the result is
 * announced. Keyboard: Enter and Space (native button). `data-part="copy-button"`, with `data-state` idle, copied or
 * failed. Source: WCAG 2.2, 4.1.3.
 */
export const CopyButton = memo(function CopyButton({
  text,
  hideLabel,
  onCopied,
  onCopyFailed,
  labels,
  variant = 'outlined',
  tone = 'neutral',
  size = 'small',
  onClick,
  ref,
  ...rest
}: CopyButtonProps) {
  const [state, show] = useCopyState();
  const element = useRef<HTMLButtonElement | null>(null);
  const setElement = useMemo(
    () =>
      mergeRefs<HTMLButtonElement>(ref, (button) => {
        element.current = button;
      }),
    [ref],
  );
  const { copy, copied, failed, failedHelp } = mergeLabels(english, labels);
  const shown = { idle: copy, copied, failed };
  const press = async () => {
    try {
      const value = await copyText(text);
      show('copied');
      announce(copied, { root: element.current });
      onCopied?.(value);
    } catch (error) {
      show('failed');
      announce(failedHelp, { urgent: true, root: element.current });
      onCopyFailed?.(error);
    }
  };
  const Icon = icons[state];
  const props = {
    'data-part': 'copy-button',
    ...rest,
    ref: setElement,
    'data-state': state,
    tone,
    size,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) void press();
    },
  };
  if (hideLabel)
    return (
      <IconButton {...props} variant={variant} label={shown[state]}>
        <Icon aria-hidden />
      </IconButton>
    );
  return (
    <Button {...props} variant={variant} start={<Icon aria-hidden />}>
      <Label>
        {(state === 'failed' ? (['failed'] as const) : (['idle', 'copied'] as const)).map((each) => (
          <span key={each} aria-hidden={each !== state || undefined} data-shown={each === state || undefined}>
            {shown[each]}
          </span>
        ))}
      </Label>
    </Button>
  );
});
