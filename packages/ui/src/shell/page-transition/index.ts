export { PageTransition, pageTransition, type PageTransitionProps } from './page-transition.js';
export { usePageArrival } from './page-arrival.js';
export { usePageScroll, type PageScrollOptions } from './page-scroll.js';
