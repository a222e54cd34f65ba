export { PageTransition, pageTransition, type PageTransitionProps } from './page-transition.js';
