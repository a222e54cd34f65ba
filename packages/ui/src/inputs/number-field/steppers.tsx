'use client';
import { Minus as minus, Plus as plus } from '../../foundation/lucide/index.js';
import { glyph } from '../../foundation/glyph.js';
import { IconButton } from '../icon-button/index.js';
import { usePressRepeat } from './use-press-repeat.js';

const Minus = /* @__PURE__ */ glyph(minus);
const Plus = /* @__PURE__ */ glyph(plus);

interface SteppersProps {
  id: string;
  /** The names of the buttons, with the label of the field. */
  labels: { increase: string; decrease: string };
  canIncrease: boolean;
  canDecrease: boolean;
  onStep: (count: 1 | -1) => void;
}

/** The buttons that change the value by one step. Not in the tab order, because the arrow keys do the same. */
export function Steppers({ id, labels, canIncrease, canDecrease, onStep }: SteppersProps) {
  const decrease = usePressRepeat(() => onStep(-1));
  const increase = usePressRepeat(() => onStep(1));
  const common = { size: 'small', tabIndex: -1, 'aria-controls': id } as const;
  return (
    <>
      <IconButton {...common} {...decrease} label={labels.decrease} disabled={!canDecrease}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton {...common} {...increase} label={labels.increase} disabled={!canIncrease}>
        <Plus aria-hidden />
      </IconButton>
    </>
  );
}
