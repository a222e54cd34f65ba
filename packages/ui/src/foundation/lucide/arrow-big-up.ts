// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const ArrowBigUp: GlyphNode = [
  ['path', { d: 'M9 19a1 1 0 0 0 1 1h4a1 1 0 0 0 1-1v-6a1 1 0 0 1 1-1h3.293a.707.707 0 0 0 .5-1.207l-7.086-7.086a1 1 0 0 0-1.414 0l-7.086 7.086a.707.707 0 0 0 .5 1.207H8a1 1 0 0 1 1 1z' }],
];
