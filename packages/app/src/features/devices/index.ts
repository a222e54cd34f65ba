export { elementId } from './fields/use-device-field';
export { deviceName } from './record/device-name';
export { devicePaths } from './record/paths';
export { sealFill, stageKey } from './record/stage';
