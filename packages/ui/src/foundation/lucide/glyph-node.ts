// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
/** The child elements of an icon on a grid of 24 units: the name and the attributes of each. */
export type GlyphNode = [tag: string, attributes: Record<string, string | number | undefined>][];
