// The blocks of every docs page. They must not import components of the library. Otherwise Chromatic would capture
// every story again after a change in such a component.
import './base.css';
import './docs.css';
import './colours.css';
import './foundations.css';
import './introduction.css';
import './gallery.css';
import './thumbnails.css';

export { DocsRenderer } from './docs-renderer.js';
