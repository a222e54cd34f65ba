export { Seal, type SealProps, type SealVariant } from './seal.js';
