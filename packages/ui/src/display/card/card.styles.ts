import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const styles = `
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-inline-size: 0;
  padding: ${size['card-padding']};
  border: 1px solid ${color.line};
  border-radius: ${size.radius};
  background: ${color.sheet};
  color: ${color.text};
  & > [data-slot='header'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: flex-end;
    gap: 12px 16px;
  }
  & > [data-slot='header'] > [data-slot='words'] {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  & [data-slot='title'] {
    margin: 0;
    font-size: ${size.h4};
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & [data-slot='subtitle'] {
    margin: 0;
    margin-block-start: 4px;
    max-inline-size: 75ch;
    color: ${color['text-muted']};
    overflow-wrap: anywhere;
  }
  & [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  & > [data-slot='media'] {
    order: -1;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    margin: calc(-1 * ${size['card-padding']});
    margin-block-end: 0;
    border-block-end: 1px solid ${color.line};
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
    background: ${color.sunken};
  }
  & > [data-slot='media'] > img,
  & > [data-slot='media'] > svg,
  & > [data-slot='media'] > video {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > [data-slot='body'] {
    flex: 1;
    min-inline-size: 0;
  }
  &[data-flush] > [data-slot='body'] {
    margin-inline: calc(-1 * ${size['card-padding']});
    border-block-start: 1px solid ${color.line};
  }
  &[data-flush] > [data-slot='body']:first-child {
    margin-block-start: calc(-1 * ${size['card-padding']});
    border-block-start: 0;
  }
  &[data-flush] > [data-slot='body']:first-child > :first-child {
    border-start-start-radius: calc(${size.radius} - 1px); /* inside the border */
    border-start-end-radius: calc(${size.radius} - 1px);
  }
  &[data-flush] > [data-slot='body']:last-child {
    margin-block-end: calc(-1 * ${size['card-padding']});
  }
  &[data-flush] > [data-slot='body']:last-child > :last-child {
    border-end-start-radius: calc(${size.radius} - 1px);
    border-end-end-radius: calc(${size.radius} - 1px);
  }
  &[data-flush] > [data-slot='body'] + [data-slot='footer'] {
    margin-block-start: -20px;
  }
  & > [data-slot='footer'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block-end: calc(-1 * ${size['card-padding']});
    margin-inline: calc(-1 * ${size['card-padding']});
    padding-block: 12px;
    padding-inline: ${size['card-padding']};
    border-block-start: 1px solid ${color.line};
  }
  & > [data-slot='footer'] > [data-variant='text']:first-child {
    margin-inline-start: -12px; /* aligns its text, not its edge, with the card's text */
  }
  @media print {
    display: block; /* Chromium does not extend a flex container that is divided between pages, so its content overlaps */
    box-decoration-break: clone;
    &:not([data-flush]) {
      break-inside: avoid;
    }
    & > * + * {
      margin-block-start: 20px;
    }
    &[data-flush] > [data-slot='body'] + [data-slot='footer'] {
      margin-block-start: 0;
    }
    & > [data-slot='header'] {
      break-after: avoid;
    }
  }
`;

export const Root = styled.div`
  ${styles}
`;
