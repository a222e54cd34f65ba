export { statisticsHandler, statisticsKind } from './job.ts';
export { statisticsRoutes } from './routes.ts';
