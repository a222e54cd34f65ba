import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { below, color, from, size } from '../../theme/tokens.js';

/** Buttons with an icon and words keep the icon only; their words stay for readers. */
const iconsOnly = `
  & > :is([data-slot='centre'], [data-slot='end']) [data-part='button']:has(> svg) {
    inline-size: ${size.control};
    padding-inline: 0;
  }
  & > :is([data-slot='centre'], [data-slot='end']) [data-part='button']:has(> svg) > :not(svg:first-child) {
    ${visuallyHidden}
  }
`;

/**
 * Where room goes, in this order: what asks for it by `data-hide-below`, the words of buttons, the words of the logo, `start`. The drawer's button, the seal
 * and `end` always stay.
 */
export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: ${size.toolbar};
  padding-inline: 8px;
  &[data-sticky] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${size['layer-bar']};
    min-block-size: calc(${size.toolbar} + 17px);
    border-block-end: 1px solid ${color.line};
    background: ${color.sheet};
  }
  & > [data-slot='lead'] {
    display: flex;
    align-items: center;
    gap: 4px;
    flex: 1 1 0;
    min-inline-size: 0;
  }
  & [data-slot='brand'] {
    display: flex;
    align-items: center;
    flex: 1 1 0;
    min-inline-size: 0;
    container: at-brand / inline-size;
  }
  & [data-slot='brand'] > * {
    vertical-align: middle;
  }
  & [data-slot='brand'] a {
    display: inline-flex;
    border-radius: ${size['radius-small']};
    color: inherit;
    text-decoration: none;
  }
  & > [data-slot='start'] {
    display: none;
    align-items: center;
    gap: 8px;
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  & > [data-slot='centre'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    flex: none;
    min-inline-size: 0;
  }
  & > [data-slot='end'] {
    display: flex;
    align-items: center;
    flex: none;
    gap: 2px;
  }
  & > :is([data-slot='start'], [data-slot='centre'], [data-slot='end']):empty {
    display: none;
  }
  ${below('sm')} {
    & [data-hide-below='sm'] {
      display: none;
    }
  }
  ${below('md')} {
    & :is([data-hide-below='md'], [data-hide-below='lg']) {
      display: none;
    }
    ${iconsOnly}
  }
  ${from('sm')} {
    padding-inline: 16px;
    & > [data-slot='end'] {
      gap: 8px;
    }
  }
  ${from('md')} {
    & > [data-slot='lead'] {
      flex: none;
      inline-size: ${size['drawer-header']};
      gap: 8px;
    }
    & > [data-slot='start'] {
      display: flex;
    }
    & > [data-slot='centre'] {
      display: flex;
      justify-content: flex-start;
      flex: 1 1 auto;
    }
    & > [data-slot='centre']:empty {
      display: block;
    }
  }
  @media (min-width: 900px) and (max-width: 1199.98px) {
    & [data-hide-below='lg'] {
      display: none;
    }
  }
`;
