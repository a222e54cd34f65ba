export { cancelByNumber } from './cancel.ts';
export { addDiscount, removeDiscount } from './discounts.ts';
export { addCourse, cancelCourse, changeCourse } from './organise.ts';
export { allCourses, allDiscounts, registrationsFor } from './organiser-lists.ts';
export { promoteWaiting } from './promote.ts';
export { numberOf, registrationNumber } from './registration-number.ts';
export { releaseRegistrations, sweepInvoiceRecords } from './release-registrations.ts';
export { courseRoutes } from './routes.ts';
export { courseOf, findCourse, lockCourse } from './store.ts';
