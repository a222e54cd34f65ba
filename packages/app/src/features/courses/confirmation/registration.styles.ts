import { styled } from 'styled-components';

/** A registration on screen and on paper. */
export const Layout = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & [data-part='card'] > [data-slot='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  & [data-slot='next'] {
    display: grid;
    gap: 8px;
  }
  & > [data-slot='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    align-items: start;
  }
  & > [data-slot='printed'] {
    display: none;
  }
  @container (inline-size >= 40rem) {
    & > [data-slot='columns'] {
      grid-template-columns: minmax(0, 1fr) clamp(230px, 30%, 340px);
      gap: 24px;
    }
  }
  /* Without costs, the facts take the whole width. */
  & > [data-slot='columns'] > :only-child {
    grid-column: 1 / -1;
  }
  @media print {
    /* Black on white in both modes, without the surfaces of the screen. */
    html:has(&) {
      color-scheme: light;
      background: Canvas;
    }
    html:has(&) :is(body, [data-part='app-shell']) {
      background: Canvas;
      color: CanvasText;
    }
    html:has(&) main [data-tone='muted'] {
      color: inherit;
    }
    html:has(&) main :is([data-part='stepper'], header svg) {
      display: none;
    }
    gap: 24px;
    color-scheme: light;
    color: CanvasText;
    container-type: normal;
    & [data-part='card'] {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      break-inside: avoid;
    }
    & :is(dt, small, [data-tone='muted']) {
      color: inherit;
    }
    /* Browsers print no backgrounds, so light text on a filled chip would be lost. */
    & :is([data-part='chip'], [data-part='code'])[data-part] {
      border-color: currentColor;
      background: none;
      color: inherit;
    }
    & > [data-slot='columns'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-slot='next'] {
      display: none;
    }
    & > [data-slot='printed'] {
      display: block;
      margin: 0;
      padding-block-start: 12px;
      border-block-start: 1px solid currentColor;
      font-size: var(--at-small);
    }
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
    color: var(--at-text-muted);
  }
  &[data-state='confirmed'] > svg {
    color: var(--at-success-text);
  }
  &[data-state='waiting'] > svg {
    color: var(--at-warning-text);
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    margin: 8px 0 0;
  }
  @media print {
    & > svg {
      display: none;
    }
  }
`;

/** The buttons of a registration; the one that cancels is at the end of the line. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  & > [data-tone='error'] {
    margin-inline-start: auto;
  }
  @media (width < 37.5rem) {
    & > * {
      flex: 1 1 100%;
    }
  }
  @media print {
    display: none;
  }
`;
