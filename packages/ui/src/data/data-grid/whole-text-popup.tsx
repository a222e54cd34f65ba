'use client';
import { useEffect } from 'react';
import { registerOpenTooltip } from '../../foundation/tooltip/tooltip-group.js';
import { TooltipPopup } from '../../foundation/tooltip/tooltip-popup.js';

interface WholeTextPopupProps {
  anchor: Element;
  text: string;
  onClose: () => void;
  /** Called when the pointer enters the text, and when it leaves it. */
  onStay: () => void;
  onLeave: () => void;
}

/** The whole text of a cell. Escape closes it. Screen readers read the cell, which has the same text. */
export function WholeTextPopup({ anchor, text, onClose, onStay, onLeave }: WholeTextPopupProps) {
  useEffect(() => registerOpenTooltip({ close: onClose }), [onClose]);
  return (
    <TooltipPopup anchor={anchor} placement="top" onPointerEnter={onStay} onPointerLeave={onLeave}>
      {text}
    </TooltipPopup>
  );
}
