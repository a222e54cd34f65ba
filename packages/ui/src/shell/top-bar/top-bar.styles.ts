import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, from, size } from '../../theme/tokens.js';

/** Buttons with an icon and text show only the icon; their text is visually hidden. */
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
 * As the bar becomes narrower, these elements are hidden in this order: elements with `data-hide-below`, the text of
 * buttons, the text of the logo, `start`. The drawer's button, the seal and `end` are always visible. The thresholds
 * are container widths in rem, so they depend on the text size. At the default size they are close to the breakpoints.
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
  /* A long name does not make the bar higher. */
  & [data-slot='brand'] [data-part='logo'] [data-slot='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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
