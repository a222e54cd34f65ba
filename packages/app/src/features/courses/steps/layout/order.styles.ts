import { styled } from 'styled-components';

/** Stepper, messages, and the step with the summary beside it: a sticky column from 640 px of content width up. */
export const Layout = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > [data-slot='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    align-items: start;
  }
  /* The last step shows the costs above its button. */
  &[data-step='payment'] > [data-slot='columns'] > aside {
    display: none;
  }
  @container (inline-size >= 40rem) {
    & > [data-slot='columns'] > aside,
    &[data-step='payment'] > [data-slot='columns'] > aside {
      display: flex;
    }
    & > [data-slot='columns'] {
      grid-template-columns: minmax(0, 1fr) clamp(230px, 30%, 340px);
      gap: 24px;
    }
    & > [data-slot='columns'] > aside {
      position: sticky;
      inset-block-start: calc(var(--at-main-top) + 8px);
    }
  }
`;

/** Content that the wide layout shows in the summary. */
export const NarrowOnly = styled.div`
  @container (inline-size >= 40rem) {
    display: none;
  }
`;

/** The content of a step: heading, sections, and the buttons at the end. */
export const StepBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

/** The buttons of a step: the next step at the end of the line, the way back at its start. */
export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: space-between;
  gap: 12px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--at-line);
  & > :only-child {
    margin-inline-start: auto;
  }
  @media (width < 37.5rem) {
    & > * {
      flex: 1 1 100%;
    }
  }
`;
