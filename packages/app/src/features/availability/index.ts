export { useAllWindows } from './all-windows';
