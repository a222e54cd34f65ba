export { SidePanel, type SidePanelLabels, type SidePanelProps, type SidePanelReason } from './side-panel.js';
