/** Plain elements drawn by React and one static style sheet: what all others are compared with. */
import './app.css';
import { createPlain } from '../src/plain';

export default createPlain('vanilla');
