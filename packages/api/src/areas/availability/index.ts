export { availabilityRoutes } from './routes.ts';
export { allBodies, areWindowsShown, windowsFor, windowsOf } from './store.ts';
