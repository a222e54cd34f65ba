import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/open.tsx'), route('closed', 'routes/closed.tsx')] satisfies RouteConfig;
