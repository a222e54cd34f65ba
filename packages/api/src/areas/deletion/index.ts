export { deletionHandler, deletionKind } from './job.ts';
export { setDeletion, startDeletion } from './request.ts';
export { deletionRoutes } from './routes.ts';
