'use client';
import { memo } from 'react';
import { styled } from 'styled-components';
import { size as token } from '../../theme/tokens.js';
import { modal, wholePhone } from './modal.styles.js';
import type { ModalProps } from './modal-props.js';
import { Modal } from './modal.js';

export interface DialogProps extends ModalProps {
  /** The maximum width: 400, 560 (default) or 800 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Covers the whole screen in viewports below 600 px, for long forms. */
  fullOnPhones?: boolean | undefined;
}

/** Shared with `AlertDialog`. */
export const Root = styled.dialog`
  ${modal}
  place-items: center;
  & > [data-slot='surface'] {
    inline-size: min(560px, calc(100% - 32px));
    max-block-size: calc(100dvh - 32px);
    border-radius: ${token['radius-large']};
  }
  &[data-size='small'] > [data-slot='surface'] {
    inline-size: min(400px, calc(100% - 32px));
  }
  &[data-size='large'] > [data-slot='surface'] {
    inline-size: min(800px, calc(100% - 32px));
  }
  &[role='alertdialog'] > [data-slot='surface'] > [data-slot='header'] > div > [data-slot='description'] {
    color: inherit; /* the description states the consequences there, so it is not muted */
  }
  ${wholePhone}
`;

/**
 * A modal dialog for a short form or a choice. The rest of the page is inert and does not scroll while it is open. Tab
 * stays inside, Escape closes it. Focus moves inside in the same frame and returns to the previous element on close.
 * `data-part="dialog"`, with `data-size`, `data-full-on-phones` and, while its body scrolls, `data-scrolls`. Source:
 * WAI-ARIA APG, dialog (modal) pattern; the native `dialog` element.
 */
export const Dialog = memo(function Dialog({ size = 'medium', fullOnPhones, ...rest }: DialogProps) {
  return (
    <Modal root={Root} data-part="dialog" {...rest} data-size={size} data-full-on-phones={fullOnPhones || undefined} />
  );
});
