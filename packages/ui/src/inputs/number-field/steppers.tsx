'use client';
import { Minus as minus, Plus as plus } from '../../foundation/lucide/index.js';
import { glyph } from '../../foundation/glyph.js';
import { IconButton } from '../icon-button/index.js';
import { usePressRepeat } from './use-press-repeat.js';

const Minus = /* @__PURE__ */ glyph(minus);
const Plus = /* @__PURE__ */ glyph(plus);

interface SteppersProps {
  id: string;
  /** Id of the label of the field, which is part of the names of the buttons. */
  labelId: string;
  labels: { increase: string; decrease: string };
  canIncrease: boolean;
  canDecrease: boolean;
  onStep: (count: 1 | -1) => void;
}

/** The buttons that change the value by one step. Not in the tab order, because the arrow keys do the same. */
export function Steppers({ id, labelId, labels, canIncrease, canDecrease, onStep }: SteppersProps) {
  const decrease = usePressRepeat(() => onStep(-1));
  const increase = usePressRepeat(() => onStep(1));
  const common = { size: 'small', tabIndex: -1, 'aria-controls': id } as const;
  return (
    <>
      <IconButton
        {...common}
        {...decrease}
        id={`${id}-decrease`}
        label={labels.decrease}
        aria-labelledby={`${id}-decrease ${labelId}`}
        disabled={!canDecrease}
      >
        <Minus aria-hidden />
      </IconButton>
      <IconButton
        {...common}
        {...increase}
        id={`${id}-increase`}
        label={labels.increase}
        aria-labelledby={`${id}-increase ${labelId}`}
        disabled={!canIncrease}
      >
        <Plus aria-hidden />
      </IconButton>
    </>
  );
}
