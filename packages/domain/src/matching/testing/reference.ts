import type { NotifiedBody, Window } from '../../availability/schema.ts';
import { classVariants } from '../../classes/classes.ts';
import type { UsedRequest, Weights } from '../schema.ts';
import { utcOffsets } from '../utc-offsets.ts';

/**
 * Result of a second, independent implementation of the published method, with which tests compare the product. It is
 * simple and slow: it checks day by day, without an index, and computes with big integers.
 */
export interface ReferenceRow {
  group: 'match' | 'designated_no_common_day' | 'designated_no_window' | 'excluded';
  notifiedBody: string;
  fails?: string[];
  start?: string;
  limitingCode?: string;
  places?: string;
  /** The total in tenths. */
  tenths?: bigint;
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const floorDivide = (a: bigint, b: bigint) => (a >= 0n ? a / b : -((-a + b - 1n) / b));

export function referenceRow(
  body: NotifiedBody,
  all: readonly Window[],
  request: UsedRequest,
  weights: Weights,
  today: string,
): ReferenceRow {
  const row = { notifiedBody: body.number };
  const designation = body.designations.filter((each) => each.regulation === request.regulation)[0];
  if (!designation) return { ...row, group: 'excluded', fails: ['F1_regulation'] };

  const allowed = classVariants.find(({ id }) => id === request.classVariant)?.procedures ?? [];
  const requested = allowed.filter(({ id }) => request.procedure === null || id === request.procedure);
  const offered = requested.filter(
    (procedure) =>
      procedure.designationColumnsNeeded.filter((column) => !designation.procedures.includes(column)).length === 0,
  );
  const fails: string[] = [];
  for (const code of request.codes)
    if (!(designation.codes as string[]).includes(code) && !fails.includes('F2_codes')) fails.push('F2_codes');
  if (offered.length === 0) fails.push('F3_procedure');
  if (request.riskClass === null || !body.classesTakenOn.includes(request.riskClass)) fails.push('F4_class');
  if (body.intake === 'suspended') fails.push('F5_intake_suspended');
  if (request.firstTime && !body.acceptsFirstTimeApplicants) fails.push('F6_first_time');
  if (fails.length > 0) return { ...row, group: 'excluded', fails };

  const own = all.filter((window) => window.notifiedBody === body.number && window.regulation === request.regulation);
  const constraining = request.codes.filter((code) => own.some((window) => window.code === code && window.to >= today));
  if (request.codes.some((code) => ['MDA', 'MDN', 'IVR'].includes(code.slice(0, 3)) && !constraining.includes(code)))
    return { ...row, group: 'designated_no_window' };

  const first = request.wishedDate !== null && request.wishedDate > today ? request.wishedDate : today;
  const last = own.reduce((latest, window) => (window.to > latest ? window.to : latest), today);
  let day = first;
  for (let delay = 0n; day <= last; day = dayAfter(day), delay += 1n) {
    const slots = constraining.map((code) => ({ code, free: freeOn(own, code, day, request, offered, designation) }));
    if (slots.some(({ free }) => free <= 0)) continue;
    slots.sort((a, b) => bandOf(a.free) - bandOf(b.free) || (a.code < b.code ? -1 : 1));
    const { code, free } = slots[0] ?? { code: '', free: 0 };
    const tenths = (sumOf(body, request, weights, delay, bandOf(free)) + 50n) / 100n;
    const places = ['none', 'few', 'some', 'many'][bandOf(free)] ?? '';
    return { ...row, group: 'match', start: day, limitingCode: code, places, tenths };
  }
  return { ...row, group: 'designated_no_common_day' };
}

function freeOn(
  own: readonly Window[],
  code: string,
  day: string,
  request: UsedRequest,
  offered: readonly { designationColumnsNeeded: readonly string[] }[],
  designation: { validFrom: string; validTo: string | null },
): number {
  if (day < designation.validFrom || (designation.validTo !== null && day > designation.validTo)) return 0;
  let free = 0;
  for (const window of own) {
    if (window.code !== code || day < window.from || day > window.to || window.manualStatus === 'closed') continue;
    if (window.intakePool === 'sme' && !request.sme) continue;
    if (window.intakePool === 'first_time' && !request.firstTime) continue;
    if (window.classes.length > 0 && !(window.classes as (string | null)[]).includes(request.riskClass)) continue;
    const columns = window.procedures as string[];
    if (
      columns.length > 0 &&
      !offered.some((procedure) => procedure.designationColumnsNeeded.every((column) => columns.includes(column)))
    )
      continue;
    if (window.slots > window.reserved) free += halvesOf[bandOf(window.slots - window.reserved)] ?? 0;
  }
  return Math.ceil(free / 2);
}

/** 0 none, 1 up to two places, 2 up to five, 3 more. */
const bandOf = (free: number) => [0, 1, 1, 2, 2, 2][free] ?? 3;
/** Twice the places that a window counts in a sum, by its band: only the band is published. */
const halvesOf = [0, 3, 8, 14];

function sumOf(body: NotifiedBody, request: UsedRequest, weights: Weights, delay: bigint, band: number): bigint {
  const late = 1000n - floorDivide(1000n * delay, 365n);
  const median = request.riskClass === null ? undefined : body.medianMonthsByClass[request.riskClass];
  const lead = median === undefined ? 500n : floorDivide(1000n * (24n - BigInt(median)), 18n);
  const known = request.languages.filter((language) => body.documentationLanguages.includes(language)).length;
  const bands = ['low', 'medium', 'high'];
  const above =
    request.maxFeeBand === null || body.feeBand === null
      ? 0
      : bands.indexOf(body.feeBand) - bands.indexOf(request.maxFeeBand);
  const ofBand = body.feeBand === null ? 500n : { low: 1000n, medium: 600n, high: 200n }[body.feeBand];
  const published = ofBand - (above > 0 ? 300n * BigInt(above) : 0n);
  const fees = (published < 0n ? 0n : published) + (request.sme && body.smeScheme ? 250n : 0n);
  const offset = request.country === null ? undefined : utcOffsets[request.country];
  const hours = offset === undefined ? null : Math.abs(offset - body.utcOffsetHours);
  const distance = hours === null ? 500n : hours === 0 ? 800n : hours <= 1 ? 700n : hours <= 2 ? 500n : 200n;
  const scores = {
    availability: late < 0n ? 0n : late,
    leadTime: lead < 0n ? 0n : lead > 1000n ? 1000n : lead,
    capacity: [0n, 300n, 800n, 1000n][band] ?? 0n,
    language: known === request.languages.length ? 1000n : known > 0 ? 500n : 0n,
    fees: fees > 1000n ? 1000n : fees,
    location: request.country === body.country ? 1000n : distance,
  };
  return Object.entries(scores).reduce(
    (sum, [criterion, score]) => sum + BigInt(weights[criterion as keyof Weights]) * score,
    0n,
  );
}
