/**
 * Key of a procedure's name under `procedures` of the `classes` bundle; the class detail is its context, because what a body
 * looks at differs by class. A full stop would part the levels of a key.
 */
export const procedureKey = (procedure: string): string => procedure.replaceAll('.', '_');
