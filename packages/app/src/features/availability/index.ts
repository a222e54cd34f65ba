export { useAllWindows, windowsRead } from './all-windows';
export { useConfirmWindows } from './confirm/use-confirm-windows';
