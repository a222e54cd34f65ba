import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/** Child selectors only: events contain components with slots of the same name. */
const day = `& > [data-slot='day']`;
const event = `${day} > [data-slot='events'] > [data-slot='event']`;
const mark = `> [data-slot='mark']`;
const content = `${event} > [data-slot='content']`;

const styles = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${size.body};
  line-height: 1.57;
  ${day} > [data-slot='date'] {
    margin: 0;
    margin-block-end: 12px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
    line-height: 1.5;
  }
  ${day} > [data-slot='events'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${event} {
    position: relative;
    display: flex;
    gap: 12px;
    padding-block-end: 20px;
  }
  ${event}:last-child {
    padding-block-end: 0;
  }
  /* A border, not a background: forced colours and printers keep only borders. */
  ${event}:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 38px 4px;
    inset-inline-start: 16px;
    border-inline-start: 1px solid ${color.line};
  }
  ${event}:focus-visible {
    outline-offset: 4px;
    border-radius: ${size['radius-small']};
  }
  ${event} ${mark} {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 2.125rem;
    block-size: 2.125rem;
    border: 1px solid ${color.line};
    border-radius: 50%;
    background: ${color.sheet};
    color: ${color['text-muted']};
  }
  ${event} ${mark}[data-avatar] {
    border: 0;
    background: none;
  }
  ${event} ${mark} > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  ${event}[data-plain] ${mark} {
    border: 0;
    background: none;
  }
  ${event}[data-plain] ${mark}::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 2px solid ${color['line-strong']};
    border-radius: 50%;
  }
  ${content} {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 16px;
    padding-block-start: 6px;
  }
  ${content} > [data-slot='title'] {
    flex: 1 1 14rem;
    min-inline-size: 0;
    max-inline-size: 75ch;
    margin: 0;
    overflow-wrap: break-word;
  }
  ${content} > [data-slot='title'] > svg {
    display: inline;
    inline-size: 1.15em;
    block-size: 1.15em;
    margin-inline: 4px; /* on both sides, because a sentence in another direction has the icon at its other end */
    vertical-align: -0.2em;
  }
  ${content} > [data-slot='time'] {
    flex: none;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
  ${content} > [data-slot='text'] {
    flex: 1 1 100%;
    min-inline-size: 0;
    max-inline-size: 75ch;
    margin-block-start: 4px;
    color: ${color['text-muted']};
    overflow-wrap: break-word;
  }
  ${content} > [data-slot='text'] > :first-child {
    margin-block-start: 0;
  }
  ${content} > [data-slot='text'] > :last-child {
    margin-block-end: 0;
  }
  ${event}[data-tone='success'] :is([data-slot='mark'], [data-slot='content'] > [data-slot='title']) > svg {
    color: ${color['success-text']};
  }
  ${event}[data-tone='warning'] :is([data-slot='mark'], [data-slot='content'] > [data-slot='title']) > svg {
    color: ${color['warning-text']};
  }
  ${event}[data-tone='error'] :is([data-slot='mark'], [data-slot='content'] > [data-slot='title']) > svg {
    color: ${color['error-text']};
  }
  & > [data-slot='more'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding-inline-start: 46px;
  }
  & > [data-slot='more'] > [data-slot='failure'] {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
    color: ${color['error-text']};
  }
  & > [data-slot='more'] > button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: ${size['control-small']};
    max-inline-size: 100%;
    padding-block: 3px;
    padding-inline: 12px;
    border: 1px solid ${color['line-strong']};
    border-radius: ${size.radius};
    background: transparent;
    color: ${color.text};
    font: inherit;
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.35;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > [data-slot='more'] > button:hover {
    background: ${color.hover};
  }
  & > [data-slot='more'] > button[aria-disabled] {
    background: transparent;
    cursor: progress;
  }
  @media print {
    & > [data-slot='more'] {
      display: none;
    }
  }
`;

export const Root = styled.section`
  ${styles}
`;
