'use client';
import { icon } from './icon.js';

// Icons of regulated portals, drawn on the grid of lucide. Constants marked as free of side effects, as in `icons.ts`.

/** A hand-held instrument with a measured curve on its screen. */
export const DeviceIcon = /* @__PURE__ */ icon([
  ['rect', { x: 5, y: 2, width: 14, height: 20, rx: 3 }],
  ['path', { d: 'M8.5 10.5H10L11.5 7l2 6 1-2.5h1' }],
  ['path', { d: 'M11 17.5h2' }],
]);

/** An institution that assesses: roof, columns and a tick. */
export const NotifiedBodyIcon = /* @__PURE__ */ icon([
  ['path', { d: 'm3 9 9-6 9 6' }],
  ['path', { d: 'M3 21h18' }],
  ['path', { d: 'M5 12v5' }],
  ['path', { d: 'M19 12v5' }],
  ['path', { d: 'm9 14.5 2.25 2.25L15 12.5' }],
]);

/** A document with a seal. */
export const CertificateIcon = /* @__PURE__ */ icon([
  ['path', { d: 'M10 18H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4' }],
  ['path', { d: 'M7 8h8' }],
  ['path', { d: 'M7 12h3' }],
  ['circle', { cx: 17, cy: 15, r: 3 }],
  ['path', { d: 'm15 17.5-1 4.5 3-1.5 3 1.5-1-4.5' }],
]);

/** A code mark: digits beside the band of their group. */
export const DesignationCodeIcon = /* @__PURE__ */ icon([
  ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 2 }],
  ['path', { d: 'M6 5v14' }],
  ['rect', { x: 9.5, y: 9, width: 4, height: 6, rx: 2 }],
  ['path', { d: 'm16.5 10 1.5-1v6' }],
]);

/** A calendar with a period from one day to another. */
export const AvailabilityWindowIcon = /* @__PURE__ */ icon([
  ['rect', { x: 3, y: 4, width: 18, height: 18, rx: 2 }],
  ['path', { d: 'M8 2v4' }],
  ['path', { d: 'M16 2v4' }],
  ['path', { d: 'M3 10h18' }],
  ['path', { d: 'M7 14.5v3' }],
  ['path', { d: 'M17 14.5v3' }],
  ['path', { d: 'M7 16h10' }],
]);

/** Two pieces that fit: a match, or the enquiry that follows it. */
export const MatchIcon = /* @__PURE__ */ icon([
  ['path', { d: 'M9 9.5V4H5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4v-5.5a3 3 0 1 0 0-5' }],
  ['path', { d: 'M14 4h5a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-5' }],
]);
