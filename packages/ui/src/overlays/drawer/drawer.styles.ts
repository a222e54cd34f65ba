import { styled } from 'styled-components';
import { distance } from '../../foundation/motion.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { size } from '../../theme/tokens.js';
import { modal, wholePhone } from '../dialog/modal.styles.js';

export const Root = styled.dialog`
  ${modal}
  grid-template-rows: minmax(0, 1fr);
  justify-items: start;
  & > [data-slot='surface'] {
    inline-size: min(var(--extent, 400px), calc(100% - 48px));
    border-width: 0;
    border-inline-end-width: 1px;
    padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  }
  &[data-size='small'] > [data-slot='surface'] {
    inline-size: min(var(--extent, ${size.drawer}), calc(100% - 48px));
  }
  &[data-size='large'] > [data-slot='surface'] {
    inline-size: min(var(--extent, 640px), calc(100% - 48px));
  }
  & > [data-slot='surface'] > [data-slot='body'] {
    flex: 1 1 auto;
  }
  &[data-side='end'] {
    justify-items: end;
  }
  &[data-side='end'] > [data-slot='surface'] {
    border-inline-width: 1px 0;
  }
  &[data-side='bottom'] {
    align-items: end;
    justify-items: stretch;
  }
  &[data-side='bottom'] > [data-slot='surface'] {
    inline-size: auto;
    block-size: var(--extent, auto);
    max-block-size: calc(100dvh - 48px);
    border-width: 1px 0 0;
    border-start-start-radius: ${size['radius-large']};
    border-start-end-radius: ${size['radius-large']};
    padding-block-start: 0;
  }
  &[data-hide-title] > [data-slot='surface'] > [data-slot='header'] > div {
    ${visuallyHidden}
  }
  &[data-hide-title] > [data-slot='surface'] > [data-slot='header'] {
    justify-content: flex-end;
    padding-block: 14px 2px;
  }
  ${wholePhone}
  @media (prefers-reduced-motion: no-preference) {
    /* From the edge of the drawer. */
    &[data-side='start'] > [data-slot='surface']:not([data-arrived]) {
      translate: calc(-1 * ${distance} * ${size.dir}) 0;
    }
    &[data-side='end'] > [data-slot='surface']:not([data-arrived]) {
      translate: calc(${distance} * ${size.dir}) 0;
    }
  }
`;
