export type { AnchorProps, RenderLink } from '../../foundation/render-link.js';
export { Link, type LinkProps } from './link.js';
