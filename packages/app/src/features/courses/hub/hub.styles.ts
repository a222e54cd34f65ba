import { styled } from 'styled-components';

/** Rows of courses on one surface, separated by hairlines: what, when and how, and a link at the end. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 24px;
    align-items: center;
    padding: 14px var(--at-card-padding);
  }
  & > li + li {
    border-block-start: 1px solid var(--at-line);
  }
  & > [data-slot='more'] {
    justify-items: start;
    padding-block: 4px;
  }
  & > [data-slot='more'] > button {
    margin-inline-start: -17px; /* aligns its text, not its edge, with the text of the list */
  }
  & strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-slot='words'] {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  & [data-slot='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    color: var(--at-text-muted);
  }
  @media (width < 37.5rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & > li > :last-child:not([data-slot='words']) {
      justify-self: start;
    }
  }
`;
