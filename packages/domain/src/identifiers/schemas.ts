import { typedCode } from '../values/text.ts';
import {
  emdnPattern,
  manufacturerSrnPattern,
  notifiedBodyNumberPattern,
  representativeSrnPattern,
} from './patterns.ts';

const srnLength = 15;
const emdnMaxLength = 13;

/** An SRN with its hyphens, which some people write as spaces, underscores or not at all. */
const readSrn = (text: string) =>
  text
    .replace(/^SRN[:\s]*/, '')
    .replaceAll(/[\s_/-]/g, '')
    .replace(/^([A-Z]{2})([A-Z]{2})([0-9]{9})$/, '$1-$2-$3');

/** Number of a notified body, also with the mark before it: `CE 0123`. */
export const notifiedBodyNumber = typedCode(notifiedBodyNumberPattern, 4, (text) =>
  text.replace(/^(?:CE|NB)[:\s]*/, '').replaceAll(/\s/g, ''),
);
/** SRN of a manufacturer, or of a producer of systems and procedure packs. */
export const manufacturerSrn = typedCode(manufacturerSrnPattern, srnLength, readSrn);
/** SRN of an authorised representative. */
export const representativeSrn = typedCode(representativeSrnPattern, srnLength, readSrn);
/** EMDN code, also in groups: `Z 12.01.14.80`. */
export const emdnCode = typedCode(emdnPattern, emdnMaxLength, (text) => text.replaceAll(/[\s.-]/g, ''));
