import { applicationKinds, feeBands, type NotifiedBody } from '@attesta/domain/availability/schema';
import type { BodyProfile, StatedCondition, StatedDesignation } from '@attesta/domain/body-profile/schema';
import { regulations, riskClasses, type Regulation, type RiskClass } from '@attesta/domain/classes/class-variant';
import type { KeptNumber } from '../../platform/forms/kept-number-field';

/** Field values of a designation under one regulation. */
export interface DesignationValues {
  designated: boolean;
  validFrom: string;
  /** Empty = without end. */
  validTo: string;
  procedures: string[];
  codes: string[];
  conditions: StatedCondition[];
}

/** Field values of the profile form. */
export interface ProfileValues {
  intake: NotifiedBody['intake'];
  acceptsFirstTimeApplicants: boolean;
  classesTakenOn: string[];
  /** All kinds are listed if the body accepts all. */
  kindsTaken: string[];
  /** Empty before the body chose it. */
  sizeBand: string;
  /** Empty = not published. */
  feeBand: string;
  hasSmeScheme: boolean;
  feeReductionPercent: KeptNumber;
  reservedCapacityPercent: KeptNumber;
  medianMonths: Record<RiskClass, KeptNumber>;
  designations: Record<Regulation, DesignationValues>;
}

const notDesignated: DesignationValues = {
  designated: false,
  validFrom: '',
  validTo: '',
  procedures: [],
  codes: [],
  conditions: [],
};

const byRegulation = <Value>(value: (regulation: Regulation) => Value) =>
  Object.fromEntries(regulations.map((regulation) => [regulation, value(regulation)])) as Record<Regulation, Value>;

function designationValues(designation: StatedDesignation | undefined): DesignationValues {
  if (!designation) return notDesignated;
  const { regulation: _, validTo, ...rest } = designation;
  return { ...rest, designated: true, validTo: validTo ?? '' };
}

/** Returns the form values of a profile. Before the body saved one, nothing is chosen that operators would see as stated. */
export const profileValues = (profile: BodyProfile | null): ProfileValues => ({
  intake: profile?.intake ?? 'open',
  acceptsFirstTimeApplicants: profile?.acceptsFirstTimeApplicants ?? true,
  classesTakenOn: profile?.classesTakenOn ?? [],
  kindsTaken: profile && profile.kindsTaken.length > 0 ? profile.kindsTaken : [...applicationKinds],
  sizeBand: profile?.sizeBand ?? '',
  feeBand: profile?.feeBand ?? '',
  hasSmeScheme: profile?.smeScheme != null,
  feeReductionPercent: profile?.smeScheme?.feeReductionPercent ?? null,
  reservedCapacityPercent: profile?.smeScheme?.reservedCapacityPercent ?? null,
  medianMonths: Object.fromEntries(
    riskClasses.map((riskClass) => [riskClass, profile?.medianMonthsByClass[riskClass] ?? null]),
  ) as ProfileValues['medianMonths'],
  designations: byRegulation((regulation) =>
    designationValues(profile?.designations.find((designation) => designation.regulation === regulation)),
  ),
});

/** The regulations under which the form states a designation, in the order of the profile's designations. */
export const designatedRegulations = ({ designations }: ProfileValues): Regulation[] =>
  regulations.filter((regulation) => designations[regulation].designated);

/** Empty text and an empty list are absent in the profile, so that its schema asks for them. */
const chosen = <Value>(value: Value): Value | undefined =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** The conditions on the codes of a designation. A condition whose codes were all removed is left out. */
const conditionsOn = ({ codes, conditions }: DesignationValues): StatedCondition[] =>
  conditions.flatMap((condition) => {
    const left = condition.codes.filter((code) => codes.includes(code));
    return left.length > 0 || condition.codes.length === 0 ? [{ ...condition, codes: left }] : [];
  });

/** Converts form values to the input of the profile's schema. */
export const profileInput = (form: ProfileValues) => ({
  intake: form.intake,
  acceptsFirstTimeApplicants: form.acceptsFirstTimeApplicants,
  classesTakenOn: chosen(form.classesTakenOn),
  kindsTaken: form.kindsTaken.length === applicationKinds.length ? [] : chosen(form.kindsTaken),
  sizeBand: chosen(form.sizeBand),
  feeBand: feeBands.find((band) => band === form.feeBand) ?? null,
  smeScheme: form.hasSmeScheme
    ? {
        feeReductionPercent: form.feeReductionPercent ?? undefined,
        reservedCapacityPercent: form.reservedCapacityPercent ?? undefined,
      }
    : null,
  medianMonthsByClass: Object.fromEntries(
    Object.entries(form.medianMonths).filter(([riskClass, months]) => {
      const isTaken = form.classesTakenOn.includes(riskClass);
      return isTaken && months !== null;
    }),
  ),
  designations: designatedRegulations(form).map((regulation) => {
    const designation = form.designations[regulation];
    const { designated: _, validFrom, validTo, ...rest } = designation;
    return {
      ...rest,
      regulation,
      validFrom: chosen(validFrom),
      validTo: chosen(validTo) ?? null,
      conditions: conditionsOn(designation),
    };
  }),
});

/**
 * Returns the field of the form for a field of the profile's schema: `designations.0.codes` is the field of the first
 * designated regulation. `profile.` is the name in a request.
 */
export function fieldOf(name: string, form: ProfileValues): string {
  const [first = '', second = '', ...rest] = name.replace(/^profile\./, '').split('.');
  if (first === 'smeScheme') return second;
  if (first === 'medianMonthsByClass') return ['medianMonths', second].join('.');
  const regulation = first === 'designations' ? designatedRegulations(form)[Number(second)] : undefined;
  return regulation === undefined
    ? [first, second, ...rest].filter((part) => part !== '').join('.')
    : [first, regulation, ...rest].join('.');
}
