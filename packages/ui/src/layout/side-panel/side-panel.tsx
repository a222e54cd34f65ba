'use client';
import { memo, useEffect, useId, useRef, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishSidePanelLabels, type SidePanelLabels } from './side-panel-labels.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useMedia } from '../../foundation/use-media.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { queryBelow } from '../../theme/tokens.js';
import { Panel } from './panel.js';
import { ResizeHandle } from './resize-handle.js';
import { clampWidth } from './side-panel-state.js';
import { Root } from './side-panel.styles.js';

/** Why the panel closed. `drawer`: a small screen shows it as a drawer, which was dismissed. */
export type SidePanelReason = 'close-button' | 'escape' | 'drawer';

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'content'> {
  /** The heading and accessible name of the panel. */
  title: ReactNode;
  /** What the panel shows. */
  content?: ReactNode;
  /** @deprecated Use `content`. Removed in 0.3. */
  panel?: ReactNode;
  /** The content next to the panel. */
  children: ReactNode;
  /** Buttons at the end of the panel, which stay visible while its content scrolls. */
  actions?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: SidePanelReason; event: Event }) => void) | undefined;
  /** The side of the content. `start` and `end` follow the text direction. */
  side?: 'start' | 'end' | undefined;
  /**
   * In viewports below 900 px: `drawer` opens the panel as a modal drawer, for details of a selected row; `stack` shows
   * it below the content, for panels that are open from the start.
   */
  narrow?: 'drawer' | 'stack' | undefined;
  /** Moves the focus to the heading of the panel when it opens. By default, the focus stays (a drawer always moves it). */
  focusOnOpen?: boolean | undefined;
  /** Whether the close button is shown. Default true. */
  closeButton?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Shows a handle that changes the width. */
  resizable?: boolean | undefined;
  /** Width of the panel in px (controlled). */
  width?: number | undefined;
  /** The initial width of the panel in px (uncontrolled). */
  defaultWidth?: number | undefined;
  /** Called with the width in px while the handle moves. */
  onWidthChange?: ((width: number) => void) | undefined;
  /** The least width of the panel in px. */
  minWidth?: number | undefined;
  /** The greatest width of the panel in px. The content keeps at least 40 % of the row. */
  maxWidth?: number | undefined;
  labels?: Partial<SidePanelLabels> | undefined;
}

/**
 * Content with a panel next to it that is not modal: both can be used at the same time. Escape closes the panel while
 * the focus is inside; the focus then returns. `data-part="side-panel"`, with `data-open`, `data-side` and
 * `data-narrow`; `data-slot` main, handle, panel, header, title, body, actions. Source: WAI-ARIA APG, complementary
 * landmark and window splitter pattern.
 */
export const SidePanel = memo(function SidePanel({
  title,
  content,
  panel,
  children,
  actions,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'end',
  narrow = 'drawer',
  focusOnOpen = false,
  closeButton = true,
  headingLevel = 2,
  resizable,
  width,
  defaultWidth = 360,
  onWidthChange,
  minWidth = 280,
  maxWidth = 640,
  labels: overrides,
  className,
  style,
  ...rest
}: SidePanelProps) {
  const id = useId();
  const labels = useLabels('sidePanel', englishSidePanelLabels, overrides);
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: SidePanelReason; event: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const limits = { min: minWidth, max: maxWidth };
  const [given, setWidth] = useControlled<number, []>(width, defaultWidth, onWidthChange);
  const current = clampWidth(given, limits);
  const isNarrow = useMedia(queryBelow('md'));
  const isDrawer = narrow === 'drawer' && isNarrow === true;
  // A panel that is open on the initial page does not move the focus.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
  }, []);
  const main = (
    <div key="main" data-slot="main">
      {children}
    </div>
  );
  const aside = isOpen && !isDrawer && (
    <Panel
      key="panel"
      id={id}
      title={title}
      headingLevel={headingLevel}
      actions={actions}
      closeLabel={closeButton ? labels.close : undefined}
      takesFocus={focusOnOpen && isMounted.current}
      onClose={(reason, event) => setOpen(false, { reason, event })}
    >
      {content ?? panel}
    </Panel>
  );
  const handle = aside && resizable && (
    <ResizeHandle
      key="handle"
      controls={id}
      label={labels.resize}
      valueText={labels.width}
      width={current}
      limits={limits}
      side={side}
      onWidthChange={setWidth}
    />
  );
  return (
    <div
      data-part="side-panel"
      {...rest}
      className={useStyledClass(Root, className)}
      style={{ '--panel-width': `${current}px`, ...style } as CSSProperties}
      data-open={isOpen || undefined}
      data-side={side}
      data-narrow={narrow}
    >
      {side === 'start' ? [aside, handle, main] : [main, handle, aside]}
      {isDrawer && (
        <Drawer
          open={isOpen}
          onOpenChange={(_, { event }) => setOpen(false, { reason: 'drawer', event })}
          side={side}
          title={title}
          actions={actions}
          closeButton={closeButton}
          initialFocus="title"
          labels={{ close: labels.close }}
        >
          {content ?? panel}
        </Drawer>
      )}
    </div>
  );
});
