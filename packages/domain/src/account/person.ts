import { personName } from '../values/text.ts';

/** A person's given name. */
export const firstName = personName(100).min(1);

/** A person's family name; empty for a person with one name. */
export const lastName = personName(100);
