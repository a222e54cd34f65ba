export { LocaleProvider, type LocaleProviderProps } from './locale-provider.js';
export type { LabelPack, Labels, PartialLabels } from '../labels.js';
