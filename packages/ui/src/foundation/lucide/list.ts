// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const List: GlyphNode = [
  ['path', { d: 'M3 5h.01' }],
  ['path', { d: 'M3 12h.01' }],
  ['path', { d: 'M3 19h.01' }],
  ['path', { d: 'M8 5h13' }],
  ['path', { d: 'M8 12h13' }],
  ['path', { d: 'M8 19h13' }],
];
