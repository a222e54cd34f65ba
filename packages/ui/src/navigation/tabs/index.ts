export { TabLinks, type TabLink, type TabLinksProps } from './tab-links.js';
export { Tabs, type Tab, type TabsProps } from './tabs.js';
export type { TabOrientation } from './tabs-state.js';
