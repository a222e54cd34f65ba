import { typedCode } from '../values/text.ts';
import {
  emdnPattern,
  manufacturerSrnPattern,
  notifiedBodyNumberPattern,
  representativeSrnPattern,
} from './patterns.ts';

const srnLength = 15;
const emdnMaxLength = 13;

/** Number of a notified body. */
export const notifiedBodyNumber = typedCode(notifiedBodyNumberPattern, 4);
/** SRN of a manufacturer, or of a producer of systems and procedure packs. */
export const manufacturerSrn = typedCode(manufacturerSrnPattern, srnLength);
/** SRN of an authorised representative. */
export const representativeSrn = typedCode(representativeSrnPattern, srnLength);
/** EMDN code. */
export const emdnCode = typedCode(emdnPattern, emdnMaxLength);
