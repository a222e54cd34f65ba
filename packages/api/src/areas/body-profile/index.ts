export { decideAdditions } from './change.ts';
export { bodyProfileRoutes } from './routes.ts';
export { storedProfile, waitingProfiles } from './store.ts';
