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

interface ModalComponentProps extends ModalProps {
  /** The styled root of the component. */
  root: StaticStyle;
  role?: 'dialog' | 'alertdialog';
  defaultOpen?: boolean;
}

/**
 * The base of all modal components. Renders the trigger and, while open, the dialog, in the nearest theme root or in
 * the dialog that it opens from.
 */
export function Modal({ trigger, open, defaultOpen = false, onOpenChange, ...rest }: ModalComponentProps) {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: ModalReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const [initiallyOpen] = useState(isOpen);
  const anchor = useRef<Element>(null);
  const setAnchor = useCallback((element: Element | null) => {
    anchor.current = element;
  }, []);
  return (
    <>
      {trigger && (
        <Trigger
          trigger={trigger}
          controls={isOpen ? id : undefined}
          setAnchor={setAnchor}
          onOpen={(event) => setOpen(true, { reason: 'trigger', event })}
        />
      )}
      {isOpen && (
        <OpenModal
          {...rest}
          id={id}
          trigger={anchor}
          isParentMounted={!initiallyOpen}
          onDismiss={(reason, event) => setOpen(false, { reason, event })}
        />
      )}
    </>
  );
}

interface TriggerProps {
  trigger: ReactElement;
  controls: string | undefined;
  setAnchor: (element: Element | null) => void;
  onOpen: (event: Event) => void;
}

function Trigger({ trigger, controls, setAnchor, onOpen }: TriggerProps) {
  const triggerProps = trigger.props as Record<string, unknown> & { ref?: Ref<Element> };
  const ref = useMemo(() => mergeRefs(triggerProps.ref, setAnchor), [triggerProps.ref, setAnchor]);
  const onClick = (event: MouseEvent) => onOpen(event.nativeEvent);
  return cloneElement(
    trigger,
    mergeProps(triggerProps, {
      ref,
      'aria-haspopup': 'dialog',
      'aria-expanded': controls !== undefined,
      'aria-controls': controls,
      onClick,
    }),
  );
}

interface OpenModalProps extends ModalSurfaceProps {
  /** Whether the parent element is already in the document. */
  isParentMounted: boolean;
}

/**
 * Opens in one commit if the container is known from the trigger, or because the page has a single theme root.
 * Otherwise first renders a marker element to find the container.
 */
function OpenModal({ isParentMounted, ...surface }: OpenModalProps) {
  const [known] = useState(() => surface.trigger.current ?? (isParentMounted ? onlyThemeRoot() : null));
  const [marker, setMarker] = useState<Element | null>(null);
  const origin = known ?? marker;
  const container = origin && themeRootOf(origin);
  return (
    <>
      {!known && <template ref={setMarker} /> /* a template is valid in every parent element */}
      {container && createPortal(<ModalSurface {...surface} />, container)}
    </>
  );
}
