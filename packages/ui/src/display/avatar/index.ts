export { Avatar, type AvatarProps } from './avatar.js';
export { AvatarGroup, type AvatarGroupProps } from './avatar-group.js';
export { initialsOf } from './avatar-state.js';
