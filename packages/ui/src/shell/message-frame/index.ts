export { MessageFrame, type MessageFrameProps } from './message-frame.js';
