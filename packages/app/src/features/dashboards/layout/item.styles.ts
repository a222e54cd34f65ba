import { styled } from 'styled-components';

/** A list of items, separated by hairlines, that reaches the edges of a flush card. */
export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: 16px var(--at-card-padding);
  }
  & > li + li {
    border-block-start: 1px solid var(--at-line);
  }
  & > [data-slot='more'] {
    padding-block: 12px;
    color: var(--at-text-muted);
  }
`;

/** One item: a mark, its name with facts, and its button at the end. */
export const Item = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px 16px;
  align-items: center;
  & > [data-slot='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  & > [data-slot='words'] > :first-child {
    font-weight: 500;
  }
  & [data-slot='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-slot='facts'] > li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  & [data-muted] {
    color: var(--at-text-muted);
  }
  & [data-tone='warning'] {
    color: var(--at-warning-text);
  }
  & > [data-slot='icon'] {
    align-self: start;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 1px;
    color: var(--at-text-muted);
  }
  & > [data-slot='icon'][data-tone='warning'] {
    color: var(--at-warning-text);
  }
  & > [data-slot='icon'][data-tone='error'] {
    color: var(--at-error-text);
  }
  & [data-slot='codes'] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 8px;
    align-items: center;
    margin-block-start: 4px;
  }
  & [data-slot='facts'] svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  @media (width < 37.5rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
