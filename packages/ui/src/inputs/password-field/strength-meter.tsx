'use client';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Meter } from './password-field.styles.js';

/** Strength of a password: 0 is empty or trivial, 4 is strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const englishStrengths = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

interface StrengthMeterProps {
  strength: Strength;
  label?: string | undefined;
  strengths?: readonly [string, string, string, string, string] | undefined;
}

/** Four bars and a text, so that the strength isn't shown by colour alone. Changes are announced. */
export function StrengthMeter({
  strength,
  label = 'Password strength',
  strengths = englishStrengths,
}: StrengthMeterProps) {
  return (
    <Meter data-slot="meter" data-strength={strength}>
      <span data-slot="bars" aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-slot="bar" data-filled={bar <= strength || undefined} />
        ))}
      </span>
      <output data-slot="words">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {strengths[strength]}
      </output>
    </Meter>
  );
}
