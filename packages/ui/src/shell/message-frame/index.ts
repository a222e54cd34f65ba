export { MessageFrame, type MessageFrameProps } from './message-frame.js';
export type { MessagePictureKind } from './message-picture.js';
