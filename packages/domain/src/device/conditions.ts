import type { Account } from '../account/configuration.ts';
import { deriveClassVariant } from '../classes/derive.ts';
import { classVariant } from '../classes/classes.ts';
import { needsAuthorisedRepresentative } from '../countries.ts';
import type { DeviceAnswers } from './schema.ts';

type OperatorAccount = Extract<Account, { kind: 'market_operator' }>;

/** What of the operator's account a device's fields depend on. */
export type OperatorFacts = Pick<OperatorAccount, 'srn' | 'authorisedRepresentative'>;

/** Whether a field is asked of a device; `operator` is null where the account is not at hand. */
export type Condition = (device: DeviceAnswers, operator: OperatorFacts | null) => boolean;

/** False only where the class detail is known and the manufacturer declares alone: while it is unknown, a body may be needed. */
export const needsBody: Condition = (device) => classVariant(deriveClassVariant(device)?.id)?.notifiedBody !== 'none';

/** Custom-made devices carry no UDI (MDR Article 27(1), 29(1)). */
export const hasUdi: Condition = (device) => !(device.regulation === 'MDR' && device.customMade === 'yes');

export const udiGiven: Condition = (device, operator) =>
  hasUdi(device, operator) && Boolean(device.basicUdiDi ?? device.udiDi);

/** MDR Article 52(4): the exempted list is about class IIb implants. */
export const classTwoBImplant: Condition = (device) => device.riskClass === 'IIb' && device.implantable === 'yes';

/** Annex VIII rule 12 is about active devices. */
export const activeDevice: Condition = (device) => device.active === 'yes';

export const holdsMedicine: Condition = (device) => device.medicinalSubstance === 'yes';

export const registered: Condition = (_, operator) => operator?.srn != null;

export const outsideUnion: Condition = (device) =>
  device.manufacturerCountry !== null && needsAuthorisedRepresentative(device.manufacturerCountry);

/** Member states are asked of classes IIa and up, and B and up (EUDAMED BR-UDID-043). */
export const onTheMarket: Condition = (device) =>
  device.deviceStatus === 'ON_THE_MARKET' &&
  device.riskClass !== null &&
  !['I', 'A', 'unsure'].includes(device.riskClass);

export const wasRefused: Condition = (device) =>
  device.previousApplications?.some(({ outcome }) => outcome === 'refused') ?? false;
