import type { Account } from '../account/configuration.ts';
import { certainlyNeedsNoBody } from '../classes/open-questions.ts';
import { needsAuthorisedRepresentative } from '../values/countries.ts';
import type { DeviceAnswers } from './schema.ts';

type OperatorAccount = Extract<Account, { kind: 'market_operator' }>;

/** The data of the operator's account on which the fields of a device depend. */
export type OperatorFacts = Pick<OperatorAccount, 'srn' | 'authorisedRepresentative'>;

/** Whether a field is asked of a device. `operator` is null if the account is not loaded. */
export type Condition = (device: DeviceAnswers, operator: OperatorFacts | null) => boolean;

/** Whether a notified body is or may be needed. True while the class detail is unknown or provisional. */
export const needsBody: Condition = (device) => !certainlyNeedsNoBody(device);

/** Custom-made devices have no UDI (MDR Article 27(1), 29(1)). */
export const hasUdi: Condition = (device) => !(device.regulation === 'MDR' && device.customMade === 'yes');

export const basicUdiGiven: Condition = (device, operator) => hasUdi(device, operator) && Boolean(device.basicUdiDi);

export const udiGiven: Condition = (device, operator) => hasUdi(device, operator) && Boolean(device.udiDi);

/** The exempted list applies to class IIb implants (MDR Article 52(4)). */
export const classTwoBImplant: Condition = (device) => device.riskClass === 'IIb' && device.implantable === 'yes';

/** Rule 12 applies to active devices (MDR Annex VIII). */
export const activeDevice: Condition = (device) => device.active === 'yes';

export const containsMedicine: Condition = (device) => device.medicinalSubstance === 'yes';

export const registered: Condition = (_, operator) => operator?.srn != null;

export const outsideUnion: Condition = (device) =>
  device.manufacturerCountry !== null && needsAuthorisedRepresentative(device.manufacturerCountry);

/** Whether the member states are asked: for devices on the market from class IIa or B (EUDAMED BR-UDID-043). */
export const onTheMarket: Condition = (device) =>
  device.deviceStatus === 'ON_THE_MARKET' &&
  device.riskClass !== null &&
  !['I', 'A', 'unsure'].includes(device.riskClass);

export const wasRefused: Condition = (device) =>
  device.previousApplications?.some(({ outcome }) => outcome === 'refused') ?? false;
