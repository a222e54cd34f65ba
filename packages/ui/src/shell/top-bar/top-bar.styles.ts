import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, from, size } from '../../theme/tokens.js';

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
 * and `end` always stay. Room is counted by the size of text: in rem of the bar's own width, which at the usual size is about the breakpoints.
 */
export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: ${size.toolbar};
  padding-inline: 8px;
  container: at-top-bar / inline-size;
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
    display: flex;
    align-items: center;
    gap: 8px;
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  & > [data-slot='centre'] {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  & > [data-slot='end'] {
    display: flex;
    align-items: center;
    flex: none;
    gap: 2px;
    margin-inline-start: auto;
  }
  & > :is([data-slot='start'], [data-slot='end']):empty {
    display: none;
  }
  @container at-top-bar (max-width: 74.99rem) {
    & [data-hide-below='lg'] {
      display: none;
    }
  }
  @container at-top-bar (max-width: 56.24rem) {
    & [data-hide-below='md'],
    & > [data-slot='start'] {
      display: none;
    }
    & > [data-slot='centre'] {
      flex: none;
      margin-inline-start: auto;
    }
    & > [data-slot='centre'] + [data-slot='end'] {
      margin-inline-start: 0;
    }
    & > [data-slot='centre']:empty {
      display: none;
    }
    & > [data-slot='centre']:empty + [data-slot='end'] {
      margin-inline-start: auto;
    }
    ${iconsOnly}
  }
  @container at-top-bar (max-width: 37.49rem) {
    & [data-hide-below='sm'] {
      display: none;
    }
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
  }
`;
