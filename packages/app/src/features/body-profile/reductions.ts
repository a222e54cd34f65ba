import type { Designation } from '@attesta/domain/availability/schema';
import type { Regulation } from '@attesta/domain/classes/class-variant';
import type { ProfileValues } from './profile-values';

/** What would no longer count under one regulation after saving. */
export interface Reduction {
  regulation: Regulation;
  /** Whether the whole designation is removed. */
  isWhole: boolean;
  codes: readonly string[];
  procedures: readonly string[];
}

/** Returns what counts now and no longer would with the values of the form. Each must be approved again to count. */
export const reductionsOf = (counted: readonly Designation[], { designations }: ProfileValues): Reduction[] =>
  counted.flatMap(({ regulation, codes, procedures }): Reduction[] => {
    const stated = designations[regulation];
    if (!stated.designated) return [{ regulation, isWhole: true, codes: [], procedures: [] }];
    const lostCodes = codes.filter((code) => !stated.codes.includes(code));
    const lostProcedures = procedures.filter((procedure) => !stated.procedures.includes(procedure));
    return lostCodes.length + lostProcedures.length > 0
      ? [{ regulation, isWhole: false, codes: lostCodes, procedures: lostProcedures }]
      : [];
  });
