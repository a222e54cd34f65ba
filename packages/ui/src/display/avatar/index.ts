export { Avatar, type AvatarProps } from './avatar.js';
export { initialsOf } from './avatar-state.js';
