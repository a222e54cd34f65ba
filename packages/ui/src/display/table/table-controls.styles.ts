import { checkboxMark } from '../../foundation/field/choice.styles.js';
import { folded, unfolds } from '../../foundation/motion.js';
import { color, size } from '../../theme/tokens.js';

const checkbox = `
  & input[data-slot='select'] {
    ${checkboxMark}
    vertical-align: middle;
    cursor: pointer;
  }
  /* The whole cell is the target. */
  & tr > [data-slot='mark'] > [data-slot='select']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const sort = `
  & thead th[data-slot='sortable'] > div {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & thead th[data-slot='sortable'][data-align='end'] > div {
    flex-direction: row-reverse; /* the text remains above the numbers */
  }
  & thead th[data-slot='sortable'] > div > button {
    appearance: none;
    flex: none;
    display: grid;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  & thead th[data-slot='sortable'] > div > button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & thead th[data-slot='sortable'] > div > button:focus-visible::after {
    outline: ${size['focus-ring']};
    outline-offset: -3px;
  }
  & thead th[data-slot='sortable'] > div > button > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  & thead th[data-slot='sortable']:not([data-direction]) > div > button > svg {
    opacity: 0.6;
  }
  & thead th[data-slot='sortable']:is([data-direction], :hover) {
    color: ${color.text};
  }
  & thead th[data-slot='sortable']:hover {
    background: ${color.hover};
  }
`;

const button = `
  & button[data-slot='expand'] {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: ${size['control-small']};
    block-size: ${size['control-small']};
    padding: 0;
    border: 0;
    border-radius: ${size.radius};
    background: transparent;
    color: ${color['text-muted']};
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & button[data-slot='expand']:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  & button[data-slot='expand'] > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  & button[data-slot='expand'][aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  & tr > [data-slot='row-actions'] > div {
    display: flex;
    flex-wrap: nowrap;
    align-items: center;
    justify-content: end;
    gap: 4px;
    inline-size: max-content; /* buttons would shrink to nothing */
  }
`;

const detail = `
  & tr[data-slot='detail'] > td {
    block-size: auto;
    padding-block: 4px 12px;
    padding-inline: 24px;
  }
  & tr[data-slot='detail'] > td > div {
    ${unfolds}
    @starting-style {
      ${folded}
    }
  }
  & tr[data-slot='detail'] > td > div > div {
    min-block-size: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    & tr[data-slot='detail'] > td {
      transition: padding-block ${size.fast} ${size.ease};
      @starting-style {
        padding-block: 0;
      }
    }
  }
`;

/** Checkboxes, sort and expand buttons, actions and details, in both views. */
export const controlStyles = `
  ${checkbox}
  ${sort}
  ${button}
  ${detail}
`;
