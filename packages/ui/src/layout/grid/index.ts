export { Grid, type GridProps } from './grid.js';
export { GridItem, type GridItemProps } from './grid-item.js';
