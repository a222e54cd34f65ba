export { shortlistRoutes } from './routes.ts';
