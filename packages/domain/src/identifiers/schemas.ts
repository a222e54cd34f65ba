import { textMatching } from '../values/text.ts';
import {
  emdnPattern,
  manufacturerSrnPattern,
  notifiedBodyNumberPattern,
  representativeSrnPattern,
} from './patterns.ts';

const srnLength = 15;
const emdnMaxLength = 13;

/** Number of a notified body. */
export const notifiedBodyNumber = textMatching(notifiedBodyNumberPattern, 4);
/** SRN of a manufacturer. */
export const manufacturerSrn = textMatching(manufacturerSrnPattern, srnLength);
/** SRN of an authorised representative. */
export const representativeSrn = textMatching(representativeSrnPattern, srnLength);
/** EMDN code. */
export const emdnCode = textMatching(emdnPattern, emdnMaxLength);
