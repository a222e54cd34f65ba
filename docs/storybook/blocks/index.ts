// Blocks of the foundations and guides. They are not in `.storybook`, because they import components of the library,
// and a change that reaches `.storybook` makes Chromatic capture every story again.
export { Hues, Ramp, Ratios, Semantic } from './colours.js';
export { Hero } from './hero.js';
export { IconGrid } from './icons.js';
export { GetStarted, Numbers, PageLinks, Reasons } from './intro.js';
export { ComponentsGallery } from './components-gallery.js';
export { PresetGrid } from './presets.js';
export { Sample } from './sample.js';
export { Densities, Grid, Headings, Times, TokenTable, Weights, Widths } from './scale.js';
export { DensityPair, Levels, MotionDemo, Radii } from './demos.js';
