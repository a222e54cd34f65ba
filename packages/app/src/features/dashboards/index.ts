export { AttentionItem, NextApplicationItem } from './attention-item';
export { bodySummary } from './body-summary';
export { Item } from './item.styles';
export { useDays } from './use-days';
