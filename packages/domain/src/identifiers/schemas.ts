import { typedCode } from '../values/text.ts';
import {
  emdnPattern,
  manufacturerSrnPattern,
  notifiedBodyNumberPattern,
  representativeSrnPattern,
} from './patterns.ts';

const srnLength = 15;
const emdnMaxLength = 13;

/** An SRN with its hyphens, which some people write as spaces, underscores or not at all. NO is also a country. */
const readSrn = (text: string) =>
  text
    .replace(/^(?:SRN|ACTOR ID)(?:\s*(?:NO|NR)\.?)?[:=\s-]*(?=[A-Z]{2}[\s_/-]*[A-Z]{2}[\s_/-]*[0-9])/, '')
    .replaceAll(/[\s_/-]/g, '')
    .replace(/^([A-Z]{2})([A-Z]{2})([0-9]{9})$/, '$1-$2-$3');

/** What is written before the number of a notified body: `CE 0123`, `NB-0123`, `Notified body No. 0123`. */
const bodyLabel = /^(?:(?:CE|NB|NOTIFIED BODY|BODY|NUMBER|NUM|NO|NR|N[°º]|№|ID)[:#.\s/-]*)+(?=[0-9])/;

/** Number of a notified body, also with the mark before it. */
export const notifiedBodyNumber = typedCode(notifiedBodyNumberPattern, 4, (text) =>
  text.replace(bodyLabel, '').replaceAll(/\s/g, ''),
);
/** SRN of a manufacturer, or of a producer of systems and procedure packs. */
export const manufacturerSrn = typedCode(manufacturerSrnPattern, srnLength, readSrn);
/** SRN of an authorised representative. */
export const representativeSrn = typedCode(representativeSrnPattern, srnLength, readSrn);
/** What is written before an EMDN code, which never begins with E: `EMDN: A01`. */
const emdnLabel = /^EMDN(?:[\s-]*CODE)?[:=\s-]*(?=[A-Z][\s.-]*[0-9])|^CODE\s*:\s*/;

/** EMDN code, also in groups: `Z 12.01.14.80`. */
export const emdnCode = typedCode(emdnPattern, emdnMaxLength, (text) =>
  text.replace(emdnLabel, '').replaceAll(/[\s.-]/g, ''),
);
