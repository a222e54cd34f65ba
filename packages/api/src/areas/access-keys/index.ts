export { accessKeyRoutes } from './routes.ts';
export { accessKeysOf } from './store.ts';
