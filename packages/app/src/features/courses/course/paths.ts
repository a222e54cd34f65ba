const page = (courseId: string) => `/register-course/${encodeURIComponent(courseId)}`;

/** Paths of the course pages (specification, section 2). */
export const coursePaths = {
  hub: '/nexus',
  /** Registration for a course, at the step where the user left it. */
  register: page,
  /** A registration, also a cancelled one. */
  registration: (courseId: string, id: string) =>
    `${page(courseId)}?${new URLSearchParams({ registration: id }).toString()}`,
};
