/** The page with all windows of a notified body (specification, section 2). */
export const calendar = '/dashboard/notified-body/gantt';

/** The windows of one code. */
export const calendarOf = (code: string): string => `${calendar}?${new URLSearchParams({ code }).toString()}`;
