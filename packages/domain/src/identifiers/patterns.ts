/**
 * Single registration number (SRN) of a manufacturer, or of a producer of systems and procedure packs. Source: EUDAMED
 * BR-ACT-017, CommonBasicType.xsd.
 */
export const manufacturerSrnPattern = /^[A-Z]{2}-(?:MF|PR)-[0-9]{9}$/;
/** SRN of an authorised representative. */
export const representativeSrnPattern = /^[A-Z]{2}-AR-[0-9]{9}$/;
/** Number of a notified body, four digits. Source: EUDAMED CommonBasicType.xsd stringNBActorCodeType. */
export const notifiedBodyNumberPattern = /^[0-9]{4}$/;
/** EMDN code: category letter and one to six levels of two digits. Source: MDCG 2021-12 rev.1. */
export const emdnPattern = /^[A-DF-HJ-NP-Z]([0-9]{2}){1,6}$/;
