// What the pages of foundations and guides are drawn with. It stands apart from `.storybook`: these blocks are made of parts, and a change in `.storybook` has Chromatic take every story anew.
export { Hues, Ramp, Ratios, Semantic } from './colours.js';
export { Hero } from './hero.js';
export { IconGrid } from './icons.js';
export { Begin, Numbers, Reasons, Ways } from './intro.js';
export { PartsGallery } from './parts-gallery.js';
export { PresetGrid } from './presets.js';
export { Sample } from './sample.js';
export { Densities, Grid, Headings, Times, TokenTable, Weights, Widths } from './scale.js';
export { DensityPair, Levels, MotionDemo, Radii } from './shown.js';
