import type { NotifiedBody, Window } from '@attesta/domain/availability/schema';
import { isProductCode, type CodeId } from '@attesta/domain/codes/codes';
import { addDays, type CalendarDate } from '@attesta/domain/values/dates';
import type { RandomSource } from './random.ts';

/** The past windows begin up to so many days before the first start; those of the demo data reach two years ahead. */
const firstDay = 365;
/** No past window ends later: the windows of the demo data begin there. */
const lastDay = 120;

interface Place {
  readonly notifiedBody: string;
  readonly regulation: Window['regulation'];
  readonly code: CodeId;
}

/**
 * Returns invented windows of the past, most of them full, so that statistics have a history. Each is for another code of
 * a body, or in another half of the past.
 * @throws Error if the bodies have too few codes
 */
export function pastWindows(
  random: RandomSource,
  day: CalendarDate,
  bodies: readonly NotifiedBody[],
  count: number,
): Window[] {
  const half = Math.floor((firstDay - lastDay) / 2);
  const places = bodies.flatMap(({ number, designations }) =>
    designations.flatMap(({ regulation, codes }) =>
      codes.filter(isProductCode).map((code): Place => ({ notifiedBody: number, regulation, code })),
    ),
  );
  const slots = [
    ...places.map((place) => [place, firstDay] as const),
    ...places.map((place) => [place, firstDay - half] as const),
  ];
  if (slots.length < count) throw new Error(`There is space for ${slots.length} past windows only.`);
  // Draws without repetition.
  return Array.from({ length: count }, (_, index) => {
    const drawn = random.int(0, slots.length - 1);
    const [place, begins] = slots.splice(drawn, 1)[0] ?? random.pick(slots);
    return pastWindow(random, place, addDays(day, -begins), half - 1, index + 1);
  });
}

function pastWindow(random: RandomSource, place: Place, first: CalendarDate, days: number, number: number): Window {
  const from = addDays(first, random.int(0, 30));
  const to = addDays(first, days - random.int(0, 30));
  const places = random.int(1, 10);
  return {
    id: `market-${String(number).padStart(4, '0')}`,
    ...place,
    from,
    to,
    slots: places,
    reserved: random.chance(0.6) ? places : random.int(0, places),
    manualStatus: null,
    intakePool: 'general',
    procedures: [],
    classes: [],
    kinds: [],
    note: null,
    updatedOn: addDays(from, -random.int(1, 60)),
    version: 1,
  };
}
