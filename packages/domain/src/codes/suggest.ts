import type { Regulation } from '../classes/class-variant.ts';
import type { Answer, CharacteristicId } from '../classes/characteristics.ts';
import type { CodeId } from './codes.ts';

/** Questions that are asked only while the user chooses codes. Their answers are not stored. */
export const codeQuestions = { MDR: ['integralIvd', 'machinery'], IVDR: ['calibrator', 'controlWithValue'] } as const;
export type CodeQuestion = (typeof codeQuestions)[Regulation][number];

export type SuggestionAnswers = {
  readonly regulation?: Regulation | null;
  readonly riskClass?: string | null;
} & { readonly [Id in CharacteristicId | CodeQuestion]?: Answer | null };

interface Suggestion {
  readonly code: CodeId;
  readonly all: readonly (CharacteristicId | CodeQuestion)[];
  readonly riskClass?: string;
  readonly not?: CharacteristicId;
}

/**
 * The codes that the answers about a device suggest. They are proposals: the user confirms them and the notified body
 * decides. Source of the meanings: MDCG 2019-14 and 2021-14.
 */
const suggestions: Record<Regulation, readonly Suggestion[]> = {
  MDR: [
    { code: 'MDA0315', all: ['softwareInOwnRight'] },
    { code: 'MDS1001', all: ['medicinalSubstance'] },
    { code: 'MDS1002', all: ['humanTissue'] },
    { code: 'MDS1003', all: ['animalTissue'] },
    { code: 'MDS1004', all: ['machinery'] },
    { code: 'MDS1005', all: ['sterile'] },
    { code: 'MDS1006', all: ['reusableSurgical'] },
    { code: 'MDS1007', all: ['nanomaterial'] },
    { code: 'MDS1008', all: ['absorbedOrDispersed'] },
    { code: 'MDS1009', all: ['software'] },
    { code: 'MDS1010', all: ['measuring'] },
    { code: 'MDS1011', all: ['systemOrProcedurePack'] },
    { code: 'MDS1012', all: ['annexXVI'] },
    { code: 'MDS1013', all: ['customMade', 'implantable'], riskClass: 'III' },
    { code: 'MDS1014', all: ['integralIvd'] },
  ],
  IVDR: [
    { code: 'IVS1001', all: ['nearPatientTesting'] },
    { code: 'IVS1002', all: ['selfTesting'] },
    { code: 'IVS1003', all: ['companionDiagnostic'] },
    { code: 'IVS1004', all: ['humanTissue'] },
    { code: 'IVS1005', all: ['sterile'] },
    { code: 'IVS1006', all: ['calibrator'] },
    { code: 'IVS1007', all: ['controlWithValue'] },
    { code: 'IVS1008', all: ['instrument'] },
    { code: 'IVS1009', all: ['softwareInOwnRight'] },
    { code: 'IVS1010', all: ['software'], not: 'softwareInOwnRight' },
  ],
};

/** Returns the codes that the answers suggest, in the order of the list. Only the answer yes suggests a code. */
export function suggestCodes(answers: SuggestionAnswers): CodeId[] {
  if (!answers.regulation) return [];
  return suggestions[answers.regulation]
    .filter(
      ({ all, riskClass, not }) =>
        all.every((id) => answers[id] === 'yes') &&
        (!riskClass || riskClass === answers.riskClass) &&
        !(not && answers[not] === 'yes'),
    )
    .map(({ code }) => code);
}
