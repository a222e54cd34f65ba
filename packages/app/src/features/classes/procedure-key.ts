/**
 * Returns the key of a procedure's name under `procedures` in the `classes` bundle. The class detail is the i18next
 * context, because the scope of the assessment depends on it. Full stops are replaced, because i18next separates key
 * levels with them.
 */
export const procedureKey = (procedure: string): string => procedure.replaceAll('.', '_');
