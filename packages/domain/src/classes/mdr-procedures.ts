import type { Procedure } from './class-variant.ts';

/** The two procedures for class I devices of which a notified body assesses one aspect. Source: MDR Article 52(7). */
export const limitedTo = (aspect: string): readonly Procedure[] => [
  {
    id: 'IX-I-limited',
    label: `Quality management system, limited to ${aspect}`,
    annexes: ['IX ch. I', 'IX ch. III'],
    designationColumnsNeeded: ['IX(I)'],
  },
  {
    id: 'XI-A-limited',
    label: `Production quality assurance, limited to ${aspect}`,
    annexes: ['XI part A'],
    designationColumnsNeeded: ['XI(A)'],
  },
];

/**
 * The three procedures for classes IIb and III. The classes differ only in the devices whose technical documentation is
 * assessed. Source: MDR Article 52(3) and (4).
 */
export const systemOrType = (technicalDocumentation: string): readonly Procedure[] => [
  {
    id: 'IX',
    label: 'Quality management system and technical documentation',
    annexes: ['IX ch. I', 'IX ch. II (section 4)', 'IX ch. III'],
    designationColumnsNeeded: ['IX(I)', 'IX(II)'],
    technicalDocumentation,
  },
  {
    id: 'X+XI-A',
    label: 'Type examination with production quality assurance',
    annexes: ['X', 'XI part A'],
    designationColumnsNeeded: ['X', 'XI(A)'],
  },
  {
    id: 'X+XI-B',
    label: 'Type examination with product verification',
    annexes: ['X', 'XI part B'],
    designationColumnsNeeded: ['X', 'XI(B)'],
  },
];
