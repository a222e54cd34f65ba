/** Plain elements rendered by React, with one static style sheet: the baseline. */
import './app.css';
import { createPlain } from '../src/plain';

export default createPlain('vanilla');
