import { styled } from 'styled-components';

/** A list of links on one surface, separated by hairlines. An empty cell in the last row has none. */
export const EntryList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: hidden;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & li {
    outline: 1px solid var(--at-line);
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 16px;
    align-content: start;
    block-size: 100%;
    padding: 16px var(--at-card-padding);
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    background: var(--at-hover);
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  & a > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    color: var(--at-primary-text);
  }
  & strong {
    font-weight: 500;
    line-height: 1.5rem;
  }
  & [data-slot='text'] {
    grid-column: 2;
    color: var(--at-text-muted);
  }
`;

/** One quiet row of links that wraps. */
export const QuietRow = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--at-line);
  color: var(--at-text-muted);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
