import { size } from '../theme/tokens.js';
import { matchesMedia } from './environment/media.js';

// Entry transitions of popups, panels and dialogs. Colours are never animated, and nothing moves with reduced motion.
// Elements that are removed from the document disappear at once.

/** Distance that a dialog or drawer moves while it appears. */
export const distance = '4px';
/** Not 0: the focus is inside at once, and must be visible (WCAG 2.4.7). */
const faint = 0.1;
const timing = `${size.fast} ${size.ease}`;

/**
 * An element that is mounted when it opens: popups, tooltips, panels. It does not move, because a popup may be on either
 * side of its trigger.
 */
export const appears = `
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${timing};
    @starting-style {
      opacity: ${faint};
    }
  }
`;

/**
 * The surface and the backdrop of a modal dialog. `useModal` sets `data-arrived` after it moved the focus, so that the
 * motion does not delay the focus.
 */
export const arrives = `
  @media (prefers-reduced-motion: no-preference) {
    & > [data-slot='surface'] {
      transition: opacity ${timing}, translate ${timing};
    }
    & > [data-slot='surface']:not([data-arrived]) {
      opacity: ${faint};
      translate: 0 ${distance};
    }
    &::backdrop {
      transition: opacity ${size.fast} linear;
    }
    &:not([data-arrived])::backdrop {
      opacity: 0;
    }
  }
`;

/** A grid with one child whose height follows its content while it opens, and while it closes if it stays mounted. */
export const unfolds = `
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  overflow: clip;
  overflow-clip-margin: 6px; /* focus rings */
  @media (prefers-reduced-motion: no-preference) {
    transition: grid-template-rows ${timing}, opacity ${timing};
  }
`;

/** The closed state of a grid that unfolds, also as its `@starting-style`. */
export const folded = `
  grid-template-rows: minmax(0, 0fr);
  opacity: ${faint};
  @media (prefers-reduced-motion: no-preference) {
    /* Keeps the content visible while it closes. Content that opens is visible, and focusable, at once. */
    transition-property: grid-template-rows, opacity, content-visibility;
    transition-behavior: allow-discrete;
  }
`;

/** Whether nothing moves: the user prefers reduced motion, or elements cannot be animated, as in jsdom. */
export const prefersReducedMotion = (): boolean =>
  !('animate' in Element.prototype) || matchesMedia('(prefers-reduced-motion: reduce)');
