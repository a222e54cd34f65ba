import { classVariant } from '../classes/classes.ts';

/** Devices whose manufacturer declares alone are not matched. Only the class detail is needed for this answer. Source: MDR Article 52(7), (8); IVDR Article 48(10). */
export function needsNoNotifiedBody(request: { readonly classVariant: string | null }): boolean {
  return classVariant(request.classVariant)?.notifiedBody === 'none';
}
