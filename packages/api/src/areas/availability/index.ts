export { availabilityRoutes } from './routes.ts';
export { allBodies, areWindowsShown, windowPagesOf, windowsFor } from './store.ts';
