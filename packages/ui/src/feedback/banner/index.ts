export { Banner, BannerStack, type BannerProps, type BannerStackProps } from './banner.js';
