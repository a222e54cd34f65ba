'use client';
import { memo, useRef, useMemo, type MouseEvent } from 'react';
import { announce } from '../../foundation/announce.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishCopyLabels, type CopyButtonLabels } from './copy-button-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { Button, type ButtonProps } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { useCopyState } from './use-copy-state.js';
import { Check, CircleAlert } from '../../foundation/glyphs.js';
import { glyph } from '../../foundation/glyph.js';
import { Copy as copy } from '../../foundation/lucide/index.js';
import { styled } from 'styled-components';

/** The labels before and after copying in one place, so that the button keeps its width when its label changes. */
const Label = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  overflow-wrap: anywhere;
  text-align: start;
  & > span {
    grid-area: 1 / 1;
  }
  & > span:not([data-shown]) {
    visibility: hidden;
  }
`;

/**
 * Copies a text to the clipboard and returns it. Throws if the text cannot be read, if the page is not served over
 * HTTPS, or if the browser or the user denies access.
 */
async function copyText(text: string | (() => string | Promise<string>)): Promise<string> {
  const value = typeof text === 'string' ? text : await text();
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) throw new Error('The clipboard is not available. Serve the page over HTTPS.');
  await clipboard.writeText(value);
  return value;
}

const CopyIcon = /* @__PURE__ */ glyph(copy);

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

const icons = { idle: CopyIcon, copied: Check, failed: CircleAlert };

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
  const { copy, copied, failed, failedHelp } = useLabels('copyButton', englishCopyLabels, labels);
  const shown = { idle: copy, copied, failed };
  const press = async () => {
    try {
      const value = await copyText(text);
      show('copied');
      announce(copied, { root: element.current, source: element });
      onCopied?.(value);
    } catch (error) {
      show('failed');
      announce(failedHelp, { urgent: true, root: element.current, source: element });
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
