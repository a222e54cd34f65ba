import type { ClassVariant, Procedure } from './class-variant.ts';
import { ivdrClasses } from './ivdr.ts';
import { mdrClasses } from './mdr.ts';

const variants = [...mdrClasses, ...ivdrClasses] as const;

export type ClassVariantId = (typeof variants)[number]['id'];

/** The 20 class details, MDR first. */
export const classVariants: readonly (ClassVariant & { readonly id: ClassVariantId })[] = variants;

export const classVariantIds = variants.map(({ id }) => id) as readonly ClassVariantId[];

const byId = new Map<string, ClassVariant & { readonly id: ClassVariantId }>(
  variants.map((variant) => [variant.id, variant]),
);

/** Returns the class detail with the id, or undefined. */
export function classVariant(id: string | null | undefined) {
  return id == null ? undefined : byId.get(id);
}

/**
 * Whether the manufacturer declares conformity without a notified body; false for an unknown class detail.
 * Source: MDR Article 52(7), (8); IVDR Article 48(10).
 */
export function needsNoNotifiedBody(id: string | null | undefined): boolean {
  return classVariant(id)?.notifiedBody === 'none';
}

/** Returns the procedures that the class detail allows; an empty list for an unknown one. */
export function proceduresFor(id: string | null | undefined): readonly Procedure[] {
  return classVariant(id)?.procedures ?? [];
}

/** Returns the procedure with the id within the class detail, or undefined. */
export function procedureOf(
  variant: string | null | undefined,
  procedure: string | null | undefined,
): Procedure | undefined {
  return proceduresFor(variant).find(({ id }) => id === procedure);
}
