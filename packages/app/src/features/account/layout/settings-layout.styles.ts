import { below, color, from, size } from '@attesta/ui/theme';
import { styled } from 'styled-components';

/** The links are a row above the sections; on wide screens a column beside them, which stays in view. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px 48px;
  & > nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > nav a {
    display: flex;
    align-items: center;
    min-block-size: max(36px, ${size.target});
    color: ${color['text-muted']};
    font-size: ${size.body};
    text-decoration: none;
  }
  & > nav a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  & > nav a[aria-current] {
    color: ${color.text};
    font-weight: 500;
  }
  & > [data-slot='sections'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
    min-inline-size: 0;
  }
  ${below('lg')} {
    & > nav > ul {
      border-block-end: 1px solid ${color.line};
    }
    & > nav > [data-slot='anchors'],
    & > nav li > ul {
      display: none;
    }
    & > nav a[aria-current] {
      box-shadow: inset 0 -2px ${color.primary};
    }
  }
  ${from('lg')} {
    grid-template-columns: 200px minmax(0, 1fr);
    align-items: start;
    & > nav {
      position: sticky;
      inset-block-start: calc(var(--at-main-top) + 8px);
    }
    & > nav ul {
      display: grid;
      gap: 0;
    }
    & > nav li > ul,
    & > nav > [data-slot='anchors'] {
      margin-block: 4px 8px;
      padding-inline-start: 16px;
      border-inline-start: 1px solid ${color.line};
    }
  }
`;
