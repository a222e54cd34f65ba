import './docs.css';

export { DocsContainer } from './docs-container.js';
export { PageTitle } from './page-title.js';
export { Props } from './props.js';
export { Sample } from './sample.js';
export { Ratios, Ramp, Semantic } from './colours.js';
export { PresetGrid } from './presets.js';
export { Densities, Faces, Headings, Lengths, Radii, Shadows, Times, TokenTable, Widths } from './scale.js';
