// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const Settings2: GlyphNode = [
  ['path', { d: 'M14 17H5' }],
  ['path', { d: 'M19 7h-9' }],
  ['circle', { cx: '17', cy: '17', r: '3' }],
  ['circle', { cx: '7', cy: '7', r: '3' }],
];
