export { sweepDeviceRequests } from './create.ts';
export { deviceRoutes } from './routes.ts';
export { addKnownDevices, devicesOwnedBy, getDevice } from './store.ts';
