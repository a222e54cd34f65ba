// What every docs page is framed by. It imports no part: else Chromatic would take each story anew when a button changes.
import './docs.css';
import './figures.css';

export { Canvas } from './canvas.js';
export { DocsContainer } from './docs-container.js';
export { PageTitle } from './page-title.js';
export { Props } from './props.js';
