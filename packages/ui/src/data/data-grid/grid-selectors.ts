/** Selects the cells of a grid. */
export const cellSelector = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

/** Selects the controls in a cell. */
export const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

/** Selects the cell that is the tab stop of a grid. */
export const tabStopSelector = '[role="row"] > [tabindex="0"]';
