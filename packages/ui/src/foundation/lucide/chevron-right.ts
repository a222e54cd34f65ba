// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const ChevronRight: GlyphNode = [
  ['path', { d: 'm9 18 6-6-6-6' }],
];
