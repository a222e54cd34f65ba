export { elementId } from './record/element-id';
export { ArchivedNotice } from './archive/archived-notice';
export { ReadinessCard } from './readiness/readiness-card';
export { deviceName } from './record/device-name';
export { PrintDate } from './record/print-date';
export { sealFill, stageKey } from './record/stage';
