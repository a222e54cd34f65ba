import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/** The colours by tone, and the layout of icon, text, action and close button. Shared by alert and banner. */
export const messageSurface = `
  --ink: ${color['text-muted']};
  --tint: ${color.hover};
  --edge: ${color.line};
  --button-edge: ${color['text-muted']}; /* the default border has too little contrast on a tint */
  &[data-tone='success'] {
    --ink: ${color['success-text']};
    --tint: ${color['success-tint']};
    --edge: ${color['success-line']};
  }
  &[data-tone='warning'] {
    --ink: ${color['warning-text']};
    --tint: ${color['warning-tint']};
    --edge: ${color['warning-line']};
  }
  &[data-tone='error'] {
    --ink: ${color['error-text']};
    --tint: ${color['error-tint']};
    --edge: ${color['error-line']};
  }
  --lead: 3px;
  &:has([data-slot='action'], > [data-part='icon-button']) {
    --lead: calc((${size['control-small']} - 1.5em) / 2); /* aligns the first line with the middle of the buttons */
  }
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block: 8px;
  padding-inline: 16px;
  background: var(--tint);
  color: ${color.text};
  font-size: ${size.body};
  line-height: 1.5;
  overflow-wrap: anywhere;
  & > [data-slot='icon'] {
    flex: none;
    display: grid;
    place-items: center;
    block-size: 1.5em;
    margin-block-start: var(--lead);
    color: var(--ink);
  }
  & > [data-slot='icon'] > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  & > [data-slot='body'] {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 4px 16px;
  }
  & [data-slot='words'] {
    flex: 1 1 16rem;
    min-inline-size: 0;
    padding-block: var(--lead);
  }
  & [data-slot='words'] > * {
    max-inline-size: 75ch; /* limits the text, not its container, so that the action is at the end of the line */
  }
  & [data-slot='title'] {
    margin: 0;
    font-weight: 600;
  }
  & [data-slot='title'] + [data-slot='text'] {
    margin-block-start: 2px;
  }
  & [data-slot='text'] > :first-child {
    margin-block-start: 0;
  }
  & [data-slot='text'] > :last-child {
    margin-block-end: 0;
  }
  & [data-slot='action'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: ${size['control-small']};
  }
  & > [data-part='icon-button'] {
    margin-inline-end: -8px;
  }
`;

export const Root = styled.div`
  ${messageSurface}
  border: 1px solid var(--edge);
  border-radius: ${size.radius};
`;
