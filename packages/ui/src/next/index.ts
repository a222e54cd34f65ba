export { StyleRegistry, type StyleRegistryProps } from './style-registry.js';
