'use client';
import { memo } from 'react';
import { styled } from 'styled-components';
import { size as token } from '../../theme/tokens.js';
import { modal, wholePhone } from './modal.styles.js';
import type { ModalProps } from './modal-props.js';
import { Modal } from './modal.js';

export interface DialogProps extends ModalProps {
  /** Its greatest width: 400, 560 or 800 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Covers the whole screen below 600 px: for long forms. */
  fullOnPhones?: boolean | undefined;
}

/** Also that of `AlertDialog`. */
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
    color: inherit; /* what follows is no side note there */
  }
  ${wholePhone}
  @media (prefers-reduced-motion: no-preference) {
    & > [data-slot='surface']:not([data-arrived]) {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;

/**
 * What must be answered before going on: a short form, a choice. The rest of the page is inert and holds still meanwhile. Keys: Tab goes round in it, Escape closes it.
 * The focus goes in with the same frame and returns to where it was. `data-part="dialog"`, with `data-size`, `data-full-on-phones` and, while its body scrolls,
 * `data-scrolls`. Source: WAI-ARIA APG, dialog (modal) pattern; the native `dialog` element.
 */
export const Dialog = memo(function Dialog({ size = 'medium', fullOnPhones, ...rest }: DialogProps) {
  return (
    <Modal root={Root} data-part="dialog" {...rest} data-size={size} data-full-on-phones={fullOnPhones || undefined} />
  );
});
