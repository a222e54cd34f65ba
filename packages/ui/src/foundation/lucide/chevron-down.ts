// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const ChevronDown: GlyphNode = [
  ['path', { d: 'm6 9 6 6 6-6' }],
];
