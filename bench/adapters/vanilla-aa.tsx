/** The same as `vanilla`, as an adapter of its own: its distance from 1.00 is the noise of a run. */
import './app.css';
import { createPlain } from '../src/plain';

export default createPlain('vanilla-aa');
