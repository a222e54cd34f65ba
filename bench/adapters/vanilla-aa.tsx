/** The same as `vanilla`, measured a second time: its distance from 1.00 is the noise of a run. */
import './app.css';
import { createPlain } from '../src/plain';

export default createPlain('vanilla-aa');
