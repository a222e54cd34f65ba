export { matchRequest, requestForDevice } from './match-device.ts';
export { matchingRoutes } from './routes.ts';
