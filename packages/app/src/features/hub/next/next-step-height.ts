/** Height of the next step in px, so that the page does not move when it is loaded. */
export const nextStepHeight = 146;
