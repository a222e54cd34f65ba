export { useAllWindows, windowsRead } from './all-windows';
export { availabilityPaths } from './availability-paths';
