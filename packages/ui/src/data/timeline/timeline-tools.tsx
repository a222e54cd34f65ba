'use client';
import type { ReactNode, RefObject } from 'react';
import { ChevronLeft, ChevronRight } from '../../foundation/glyphs.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { SegmentedControl } from '../../inputs/segmented-control/index.js';
import { Toolbar, ToolbarButton } from '../../layout/toolbar/index.js';
import type { TimelineUnit } from './timeline-days.js';
import { Ellipsis, Printer, Redo, Undo, ZoomIn, ZoomOut } from './timeline-glyphs.js';
import type { TimelineLabels } from './timeline-labels.js';
import { zoomStep } from './timeline-ticks.js';
import type { TimelineViewName } from './timeline-props.js';
import type { TimelineBar } from './timeline-types.js';
import type { Editor } from './use-editor.js';

/** What the tools do in the timeline. The table has no scale. */
export interface TimelineActions {
  zoomBy: (factor: number) => void;
  zoomToUnit: (unit: TimelineUnit) => void;
  /** Scrolls by a share of the visible days, negative to earlier ones. */
  scrollBy: (share: number) => void;
  showToday: () => void;
  /** Opens the menu of commands at an element. */
  showMenu: (at: HTMLElement) => void;
}

interface ToolsProps<B extends TimelineBar> {
  /** Id of the tree grid that the tools control; undefined while there is none. */
  gridId: string | undefined;
  editor: Editor<B>;
  labels: TimelineLabels;
  /** The view that is shown; cards on narrow containers. */
  shown: TimelineViewName | 'cards';
  view: TimelineViewName;
  unit: TimelineUnit;
  actions: RefObject<TimelineActions | null>;
  onViewChange: (view: TimelineViewName) => void;
  onPrint: () => void;
  children: ReactNode;
}

const units = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** Period, undo, zoom and the choice of the view, above the timeline. */
export function Tools<B extends TimelineBar>({
  gridId,
  editor,
  labels,
  shown,
  view,
  unit,
  actions,
  onViewChange,
  onPrint,
  children,
}: ToolsProps<B>) {
  const isTimeline = shown === 'timeline';
  return (
    <div data-slot="tools">
      {children}
      <span data-slot="spacer" />
      <Toolbar label={labels.toolbar} aria-controls={isTimeline ? gridId : undefined}>
        {isTimeline && (
          <>
            <IconButton size="small" label={labels.earlier} onClick={() => actions.current?.scrollBy(-0.5)}>
              <ChevronLeft data-flip />
            </IconButton>
            <Button size="small" variant="text" tone="neutral" onClick={() => actions.current?.showToday()}>
              {labels.today}
            </Button>
            <IconButton size="small" label={labels.later} onClick={() => actions.current?.scrollBy(0.5)}>
              <ChevronRight data-flip />
            </IconButton>
            <IconButton size="small" label={labels.zoomOut} onClick={() => actions.current?.zoomBy(1 / zoomStep)}>
              <ZoomOut />
            </IconButton>
            <IconButton size="small" label={labels.zoomIn} onClick={() => actions.current?.zoomBy(zoomStep)}>
              <ZoomIn />
            </IconButton>
          </>
        )}
        {!editor.readOnly && (
          <>
            <ToolbarButton
              label={labels.undo}
              hideLabel
              icon={<Undo data-flip />}
              disabled={!editor.canUndo}
              onClick={() => editor.undo()}
            />
            <ToolbarButton
              label={labels.redo}
              hideLabel
              icon={<Redo data-flip />}
              disabled={!editor.canRedo}
              onClick={() => editor.redo()}
            />
          </>
        )}
        {isTimeline && (
          <IconButton
            size="small"
            label={labels.actions}
            aria-haspopup="menu"
            onClick={(event) => actions.current?.showMenu(event.currentTarget)}
          >
            <Ellipsis />
          </IconButton>
        )}
        <IconButton size="small" label={labels.print} onClick={onPrint}>
          <Printer />
        </IconButton>
      </Toolbar>
      {isTimeline && (
        <SegmentedControl
          label={labels.scale}
          size="small"
          value={unit}
          options={units.map((value) => ({ value, label: labels.units[value] }))}
          onValueChange={(value) => actions.current?.zoomToUnit(value)}
        />
      )}
      <SegmentedControl
        label={labels.view}
        size="small"
        value={view}
        options={[
          { value: 'timeline', label: labels.timeline },
          { value: 'table', label: labels.table },
        ]}
        onValueChange={onViewChange}
      />
    </div>
  );
}
