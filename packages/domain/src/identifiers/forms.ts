/** Single registration number of any economic operator. Source: EUDAMED BR-ACT-017, CommonBasicType.xsd. */
export const srnForm = /^[A-Z]{2}-(MF|AR|IM|PR)-[0-9]{9}$/;
/** Characters of an SRN. */
export const srnLength = 15;
/** SRN of a manufacturer. */
export const manufacturerSrnForm = /^[A-Z]{2}-MF-[0-9]{9}$/;
/** SRN of an authorised representative. */
export const representativeSrnForm = /^[A-Z]{2}-AR-[0-9]{9}$/;
/** Number of a notified body, four digits. Source: EUDAMED CommonBasicType.xsd stringNBActorCodeType. */
export const notifiedBodyNumberForm = /^[0-9]{4}$/;
/** EMDN code: category letter and one to six levels of two digits. Source: MDCG 2021-12 rev.1. */
export const emdnForm = /^[A-DF-HJ-NP-Z]([0-9]{2}){1,6}$/;
