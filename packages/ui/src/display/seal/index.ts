export { Seal, type SealProps } from './seal.js';
