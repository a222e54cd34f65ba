'use client';
import {
  cloneElement,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { mergeProps } from '../../foundation/compose.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import type { StaticStyle } from '../../foundation/styled-class.js';
import { onlyThemeRoot, themeRootOf } from '../../foundation/theme-root-of.js';
import { useControlled } from '../../foundation/use-controlled.js';
import type { ModalProps, ModalReason } from './modal-props.js';
import { ModalSurface, type ModalSurfaceProps } from './modal-surface.js';

interface ModalParts extends ModalProps {
  /** The styled root of the part. */
  root: StaticStyle;
  role?: 'dialog' | 'alertdialog';
  defaultOpen?: boolean;
}

/** A modal part: its trigger or its place, and while it is open the dialog, mounted in the nearest theme root or in the dialog that it opened from. */
export function Modal({ trigger, open, defaultOpen = false, onOpenChange, ...rest }: ModalParts) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: ModalReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const [fromStart] = useState(isOpen);
  const anchor = useRef<Element>(null);
  const place = useCallback((element: Element | null) => {
    anchor.current = element;
  }, []);
  return (
    <>
      {trigger && (
        <Trigger
          trigger={trigger}
          controls={isOpen ? id : undefined}
          place={place}
          onOpen={(event) => setOpen(true, { reason: 'trigger', event })}
        />
      )}
      {isOpen && (
        <OpenModal
          {...rest}
          id={id}
          trigger={anchor}
          isPlaced={!fromStart}
          onDismiss={(reason, event) => setOpen(false, { reason, event })}
        />
      )}
    </>
  );
}

interface TriggerProps {
  trigger: ReactElement;
  controls: string | undefined;
  place: (element: Element | null) => void;
  onOpen: (event: Event) => void;
}

function Trigger({ trigger, controls, place, onOpen }: TriggerProps) {
  const own = trigger.props as Record<string, unknown> & { ref?: Ref<Element> };
  const ref = useMemo(() => mergeRefs(own.ref, place), [own.ref, place]);
  const onClick = (event: MouseEvent) => onOpen(event.nativeEvent);
  return cloneElement(
    trigger,
    mergeProps(own, {
      ref,
      'aria-haspopup': 'dialog',
      'aria-expanded': controls !== undefined,
      'aria-controls': controls,
      onClick,
    }),
  );
}

interface OpenModalProps extends ModalSurfaceProps {
  /** What stands around it is in the document already. */
  isPlaced: boolean;
}

/** It opens in one commit where its home is known beforehand: by its trigger, or since the page has one theme only. Else a mark shows its place first. */
function OpenModal({ isPlaced, ...surface }: OpenModalProps) {
  const [known] = useState(() => surface.trigger.current ?? (isPlaced ? onlyThemeRoot() : null));
  const [mark, setMark] = useState<Element | null>(null);
  const place = known ?? mark;
  const home = place && themeRootOf(place);
  return (
    <>
      {!known && <template ref={setMark} /> /* may stand in every kind of parent */}
      {home && createPortal(<ModalSurface {...surface} />, home)}
    </>
  );
}
