import * as calls from '@attesta/domain/account/calls';
import type { RoleId } from '@attesta/domain/access/roles';
import type { Instance } from './instance.ts';

/** A password that is not common. */
export const goodPassword = 'lantern over the marsh';

/** Returns valid input for the registration form. */
export const registration = (email: string, role: RoleId = 'market-operator-sme-mne') => ({
  first_name: 'Ada',
  last_name: 'Reyes',
  email,
  password: goodPassword,
  role,
});

/** The configuration of an operator's account. */
export const operatorProfile = {
  kind: 'market_operator' as const,
  organisationName: 'Harbour Devices SRL',
  country: 'RO' as const,
  companySize: 'small' as const,
};

/** The configuration of a notified body's account. */
export const bodyProfile = {
  kind: 'notified_body' as const,
  number: '9101',
  name: 'Exemplum Prüfwerk GmbH',
  country: 'DE' as const,
  city: 'Kassel',
  contactEmail: 'desk@nb9101.example.org',
  showContact: false,
  documentationLanguages: ['de' as const, 'en' as const],
};

let count = 0;

/** Returns a new address. */
export const newAddress = () => `person-${(count += 1)}@example.org`;

/** Registers and verifies a user; returns the address. */
export async function verified(instance: Instance, role: RoleId = 'market-operator-sme-mne'): Promise<string> {
  const email = newAddress();
  await instance.call(calls.register, { body: registration(email, role), from: `10.1.${count % 250}.1` });
  await instance.call(calls.verifyEmail, { body: { token: await instance.linkTo(email), password: goodPassword } });
  return email;
}

/** Registers, verifies, signs in and configures a market operator; returns the session's token. */
export async function operator(instance: Instance): Promise<string> {
  const token = await instance.signIn(await verified(instance), goodPassword);
  await instance.call(calls.configureAccount, { token, body: operatorProfile });
  return token;
}
