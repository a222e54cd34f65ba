const calendar = '/dashboard/notified-body/gantt';

/** Paths of Codes Availability (specification, section 2). */
export const availabilityPaths = {
  calendar,
  /** The windows of one code. */
  calendarOf: (code: string) => `${calendar}?${new URLSearchParams({ code }).toString()}`,
};
