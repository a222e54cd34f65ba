export { AuthFrame, type AuthFrameProps } from './auth-frame.js';
export { AuthSheet, type AuthSheetProps } from './auth-sheet.js';
