export { SidePanel, type SidePanelProps, type SidePanelReason } from './side-panel.js';
export type { SidePanelLabels } from './side-panel-labels.js';
