// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const Option: GlyphNode = [
  ['path', { d: 'M14 3h7' }],
  ['path', { d: 'M3 3h5.28a1 1 0 0 1 .948.684l5.544 16.632a1 1 0 0 0 .949.684H21' }],
];
