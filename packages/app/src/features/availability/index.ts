export { useAllWindows, windowsRead } from './all-windows';
