export { InfoTip, type InfoTipProps } from './info-tip.js';
