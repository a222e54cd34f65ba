export { attentionOf, nextApplication, targetOf, type Attention } from './attention';
export { AttentionItem, NextApplicationItem } from './attention-item';
export { bodySummary } from './body-summary';
export { calendar } from './calendar-path';
export { devicesRead } from './devices-read';
export { Item } from './item.styles';
export { useDays } from './use-days';
