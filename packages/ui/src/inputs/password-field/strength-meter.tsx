'use client';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Meter } from './password-field.styles.js';

/** 0 is empty or trivial, 4 is strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const inWords = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

interface StrengthMeterProps {
  strength: Strength;
  label?: string | undefined;
  words?: readonly [string, string, string, string, string] | undefined;
}

/** Four bars and a word, so that the strength is not told by colour alone; a change is spoken. */
export function StrengthMeter({ strength, label = 'Password strength', words = inWords }: StrengthMeterProps) {
  return (
    <Meter data-slot="meter" data-strength={strength}>
      <span data-slot="bars" aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-slot="bar" data-filled={bar <= strength || undefined} />
        ))}
      </span>
      <output data-slot="words">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {words[strength]}
      </output>
    </Meter>
  );
}
