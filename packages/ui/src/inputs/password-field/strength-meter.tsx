'use client';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Meter } from './password-field.styles.js';

/** Strength of a password: 0 is empty or trivial, 4 is strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

interface StrengthMeterProps {
  strength: Strength;
  label: string;
  strengths: readonly [string, string, string, string, string];
}

/** Four bars and a text, so that the strength isn't shown by colour alone. Changes are announced. */
export function StrengthMeter({ strength, label, strengths }: StrengthMeterProps) {
  return (
    <Meter data-slot="meter" data-strength={strength}>
      <span data-slot="bars" aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-slot="bar" data-filled={bar <= strength || undefined} />
        ))}
      </span>
      <span role="status" data-slot="words">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {strengths[strength]}
      </span>
    </Meter>
  );
}
