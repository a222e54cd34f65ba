'use client';
import { useId, useMemo, useRef, type RefObject } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { X } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useStyledClass, type StaticStyle } from '../../foundation/styled-class.js';
import { useModal, type ModalCloseReason } from '../../foundation/overlay/use-modal.js';
import { useModalScrolls } from '../../foundation/overlay/use-modal-scrolls.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { englishModalLabels } from './modal-labels.js';
import type { CloseModal, ModalContent, ModalProps } from './modal-props.js';

export interface ModalSurfaceProps extends Omit<ModalProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  root: StaticStyle;
  trigger: RefObject<Element | null>;
  onDismiss: (reason: ModalCloseReason, event: Event) => void;
}

const renderContent = (content: ModalContent, close: CloseModal) =>
  typeof content === 'function' ? content(close) : content;

/**
 * The open dialog. The `dialog` element covers the page and receives presses on the backdrop; the surface inside it
 * contains heading, body and actions.
 */
export function ModalSurface({
  root,
  trigger,
  title,
  description,
  children,
  actions,
  initialFocus,
  returnFocus,
  dismissible = true,
  closeButton = true,
  labels,
  onDismiss,
  ref,
  className,
  'aria-describedby': describedBy,
  ...rest
}: ModalSurfaceProps) {
  const id = useId();
  const text = useLabels('dialog', englishModalLabels, labels);
  const dialog = useRef<HTMLDialogElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const setDialog = useMemo(
    () =>
      mergeRefs<HTMLDialogElement>(ref, (element) => {
        dialog.current = element;
      }),
    [ref],
  );
  const handlers = useModal({ dialog, trigger, initialFocus, returnFocus, dismissible, onDismiss });
  const scrolls = useModalScrolls(body);
  const close: CloseModal = (event) => onDismiss('action', event.nativeEvent);
  const titleId = `${id}title`;
  return (
    <dialog
      aria-labelledby={titleId}
      {...mergeProps(handlers, rest)}
      className={useStyledClass(root, className)}
      aria-describedby={[describedBy, description && `${id}description`].filter(Boolean).join(' ') || undefined}
      data-scrolls={scrolls || undefined}
      ref={setDialog}
    >
      <div data-slot="surface">
        <div data-slot="header">
          <div>
            <h2 data-slot="title" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {description && (
              <p data-slot="description" id={`${id}description`}>
                {description}
              </p>
            )}
          </div>
          {closeButton && (
            <IconButton label={text.close} onClick={(event) => onDismiss('close-button', event.nativeEvent)}>
              <X />
            </IconButton>
          )}
        </div>
        {children !== undefined && children !== null && (
          // A body that overflows is a tab stop, so that keyboard users can scroll it.
          <div data-slot="body" ref={body} {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': titleId })}>
            {renderContent(children, close)}
          </div>
        )}
        {actions && <div data-slot="actions">{renderContent(actions, close)}</div>}
      </div>
    </dialog>
  );
}
