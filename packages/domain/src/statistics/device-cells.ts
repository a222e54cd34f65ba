import { isClassOf, regulations, type Regulation } from '../classes/class-variant.ts';
import { classVariant } from '../classes/classes.ts';
import { deriveClassVariant, type ClassificationAnswers } from '../classes/derive.ts';
import { groupIdOf } from '../codes/code-group.ts';
import { findCode } from '../codes/codes.ts';
import type { Stage } from '../devices/vocabulary.ts';
import { laterOf, type CalendarDate } from '../values/dates.ts';
import { cellId, unstated, type CountedFigure } from './figures.ts';
import { quarterOf } from './quarters.ts';
import type { CellKey } from './tally.ts';

/** The facts of a device that figures depend on. */
export interface CountedDevice extends ClassificationAnswers {
  readonly stage: Stage | null;
  readonly designationCodes: readonly string[] | null;
  readonly documentationLanguages: readonly string[] | null;
  readonly manufacturerCountry: string | null;
  readonly targetSubmissionDate: CalendarDate | null;
  readonly isLegacy?: 'yes' | 'no' | null;
}

/** Whether no application was lodged for the device. */
export const isOpen = ({ stage }: Pick<CountedDevice, 'stage'>): boolean =>
  stage !== 'application_lodged' && stage !== 'certified';

type Inside = CellKey['inside'];

const cell = (figure: CountedFigure, dimensions: readonly string[], inside: Inside): CellKey => ({
  figure,
  dimensions,
  inside,
});

/** Names of lines that exist inside a regulation and inside its classes, see `CellKey`. */
const groupLine = (group: string) => `group ${group}`;
const legacyLine = 'legacy';

/** Returns the cells of all devices in use: by regulation, class, country and stage. */
function registered(device: CountedDevice, regulation: string, riskClass: string): CellKey[] {
  const stage = device.stage ?? 'idea';
  const parent = cellId('devices-registered', [regulation]);
  const half = isOpen(device) ? 'devices-open' : 'devices-closed';
  return [
    cell('devices-registered', [], []),
    cell('devices-registered', [regulation], [{ parent: cellId('devices-registered', []), line: 'regulation' }]),
    cell('devices-registered', [regulation, riskClass], [{ parent, line: 'class' }]),
    cell('devices-by-country', [regulation, device.manufacturerCountry ?? unstated], [{ parent, line: 'country' }]),
    cell(half, [regulation], [{ parent, line: 'half' }]),
    cell(
      'devices-by-stage',
      [regulation, stage],
      [
        { parent, line: 'stage' },
        { parent: cellId(half, [regulation]), line: 'stage' },
      ],
    ),
  ];
}

/** Returns the cells of legacy devices that are not certified yet, by the end of their transition period. */
function legacy(device: CountedDevice, riskClass: string): CellKey[] {
  if (device.isLegacy !== 'yes' || device.stage === 'certified') return [];
  const variant = classVariant(deriveClassVariant(device)?.id ?? null);
  const transition = variant?.legacyTransition;
  if (!transition || transition.status === 'ended') return [];
  const { regulation } = variant;
  const all = cellId('devices-registered', [regulation]);
  const ofClass = cellId('devices-registered', [regulation, riskClass]);
  const ofEnd = cellId('deadline-wave', [regulation, transition.end]);
  return [
    cell('deadline-wave', [regulation], [{ parent: all, line: legacyLine }]),
    cell(
      'deadline-wave',
      [regulation, transition.end],
      [{ parent: cellId('deadline-wave', [regulation]), line: 'end' }],
    ),
    cell(
      'deadline-wave',
      [regulation, transition.end, riskClass],
      [
        { parent: ofEnd, line: 'class' },
        { parent: ofClass, line: legacyLine },
      ],
    ),
  ];
}

/** Returns the cells of the codes that a device needs, by the quarter and month of its target date. */
function needed(device: CountedDevice, regulation: Regulation, riskClass: string, from: CalendarDate): CellKey[] {
  const quarter = quarterOf(from);
  const groups = Map.groupBy(
    [...new Set(device.designationCodes)]
      .flatMap((id) => findCode(id) ?? [])
      .filter((code) => code.regulation === regulation),
    groupIdOf,
  );
  return [...groups].flatMap(([group, codes]) => {
    const line = groupLine(group);
    const parent = cellId('demand-group', [group, quarter]);
    return [
      cell(
        'demand-group',
        [group, quarter],
        [
          { parent: cellId('devices-registered', [regulation]), line },
          { parent: cellId('devices-open', [regulation]), line },
        ],
      ),
      cell(
        'demand-class',
        [group, riskClass, quarter],
        [
          { parent, line: 'class' },
          { parent: cellId('devices-registered', [regulation, riskClass]), line },
        ],
      ),
      ...codes.flatMap(({ id }) => [
        // Most devices need one code of a group: its codes nearly add up to it, and each can be its only one.
        cell(
          'demand-quarter',
          [id, quarter],
          [
            { parent, line: 'codes' },
            { parent, line: `code ${id}` },
          ],
        ),
        cell(
          'demand-month',
          [id, from.slice(0, 7)],
          [{ parent: cellId('demand-quarter', [id, quarter]), line: 'month' }],
        ),
      ]),
    ];
  });
}

/** Returns the cells of the languages of the documentation of a device without a lodged application. */
const languages = (device: CountedDevice, regulation: Regulation): CellKey[] =>
  [...new Set(device.documentationLanguages)].map((language) => {
    const line = `language ${language}`;
    return cell(
      'demand-language',
      [regulation, language],
      [
        { parent: cellId('devices-registered', [regulation]), line },
        { parent: cellId('devices-open', [regulation]), line },
      ],
    );
  });

/** Returns the day from which a device needs a body, or null without a target date. A date in the past counts as today. */
export const neededFrom = (device: CountedDevice, today: CalendarDate): CalendarDate | null =>
  device.targetSubmissionDate === null ? null : laterOf(device.targetSubmissionDate, today);

/**
 * Returns all cells that a device in use is counted in. The demand consists of the devices without a lodged application
 * and with a target date up to `lastDay`.
 */
export function deviceCells(device: CountedDevice, today: CalendarDate, lastDay: CalendarDate): CellKey[] {
  const regulation = regulations.find((id) => id === device.regulation);
  const name = regulation ?? unstated;
  const riskClass = device.riskClass ?? unstated;
  const cells = [
    ...registered(device, name, riskClass),
    ...(regulation && isClassOf(regulation, riskClass) ? legacy(device, riskClass) : []),
  ];
  if (!regulation || !isOpen(device)) return cells;
  const from = neededFrom(device, today);
  return [
    ...cells,
    ...(from !== null && from <= lastDay ? needed(device, regulation, riskClass, from) : []),
    ...languages(device, regulation),
  ];
}
