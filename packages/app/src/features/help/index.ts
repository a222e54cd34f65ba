export { FaqPage } from './faq';
export { LandingIndex, type LandingIndexProps } from './landing-index';
