import { styled } from 'styled-components';

/** Two columns on a wide screen: the answers, and a rail that stays in view. Below each other otherwise, rail first. */
export const DeviceLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 24px;
  align-items: start;
  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-inline-size: 0;
  }
  & nav ul {
    margin: 0;
    padding-inline-start: 24px;
    list-style: none;
  }
  @media screen and (min-width: 80rem) {
    grid-template-columns: minmax(0, 1fr) 320px;
    & > aside {
      position: sticky;
      inset-block-start: calc(var(--at-main-top) + var(--at-main-padding));
      order: 1;
      max-block-size: calc(100dvh - var(--at-main-top) - 2 * var(--at-main-padding));
      overflow-y: auto;
    }
  }
  @media print, (width < 80rem) {
    & [data-wide] {
      display: none;
    }
  }
`;

/** One sheet with the sections, separated by a thin line. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > section {
    scroll-margin-block-start: calc(var(--at-main-top) + var(--at-main-padding));
  }
  & > section + section {
    padding-block-start: 24px;
    border-block-start: 1px solid var(--at-line);
  }
`;
