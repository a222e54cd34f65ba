export { AttentionItem, NextApplicationItem } from './operator/attention-item';
export { staleWindows } from './body/stale-windows';
export { Item } from './layout/item.styles';
export { useDays } from './dates/use-days';
