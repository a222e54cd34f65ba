export { announce, type AnnounceOptions } from '../../foundation/announce.js';
export { Announcer, type AnnouncerProps } from './announcer.js';
export { useAnnounce } from './use-announce.js';
