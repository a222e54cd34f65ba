import type { NotifiedBody, Window } from '../../availability/schema.ts';
import { codeIds, type CodeId } from '../../codes/codes.ts';
import { demo } from '../../testing/demo.ts';
import type { MatchRequest } from '../schema.ts';
import { WindowIndex } from '../window-index.ts';

/** The demo bodies and their windows. */
export const demoMarket = { bodies: demo.notifiedBodies, windows: new WindowIndex(demo.windows) };

/** Returns a body that passes every filter, with the given changes. */
export function aBody(change: Partial<NotifiedBody> = {}): NotifiedBody {
  const designation = { validFrom: '2020-01-01', validTo: null, conditions: [], codes: codeIds };
  return {
    number: '9001',
    name: 'Body',
    country: 'DE',
    city: 'Kassel',
    utcOffsetHours: 1,
    documentationLanguages: ['en'],
    sizeBand: 'small',
    feeBand: 'low',
    smeScheme: null,
    acceptsFirstTimeApplicants: true,
    medianMonthsByClass: {},
    classesTakenOn: ['I', 'IIa', 'IIb', 'III', 'A', 'B', 'C', 'D'],
    kindsTaken: [],
    designations: [
      { ...designation, regulation: 'MDR', procedures: ['IX(I)', 'IX(II)', 'X', 'XI(A)', 'XI(B)'] },
      { ...designation, regulation: 'IVDR', procedures: ['IX(I)', 'IX(II)', 'X', 'XI'] },
    ],
    contact: 'desk@body.example',
    intake: 'open',
    ...change,
  };
}

let windowCount = 0;

/** Returns an open window of that body with a free place, with the given changes. */
export function aWindow(change: Partial<Window> & { code: CodeId; from: string; to: string }): Window {
  windowCount += 1;
  return {
    id: `w${windowCount}`,
    notifiedBody: '9001',
    regulation: change.code.startsWith('IV') ? 'IVDR' : 'MDR',
    slots: 1,
    reserved: 0,
    manualStatus: null,
    intakePool: 'general',
    procedures: [],
    classes: [],
    kinds: [],
    note: null,
    updatedOn: '2026-11-01',
    version: 1,
    ...change,
  };
}

/** Returns a complete request for a class IIa device, with the given changes. */
export function aRequest(change: MatchRequest = {}): MatchRequest {
  return { regulation: 'MDR', classVariant: 'IIa', codes: ['MDA0203'], languages: ['en'], country: 'DE', ...change };
}
