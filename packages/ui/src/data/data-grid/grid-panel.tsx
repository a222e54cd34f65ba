'use client';
import { lazy, Suspense, useCallback, useMemo, type ComponentType } from 'react';
import type { GridPanelContext, OpenPanel, PanelKind, PanelProps } from './panel-props.js';

const load = <R,>(kind: PanelKind): Promise<{ default: ComponentType<PanelProps<R>> }> => {
  switch (kind) {
    case 'filter':
      return import('./filter-panel.js').then(({ FilterPanel }) => ({ default: FilterPanel as never }));
    case 'columns':
      return import('./columns-panel.js').then(({ ColumnsPanel }) => ({ default: ColumnsPanel as never }));
    case 'export':
      return import('./export-menu.js').then(({ ExportMenu }) => ({ default: ExportMenu as never }));
    case 'views':
      return import('./views-menu.js').then(({ ViewsMenu }) => ({ default: ViewsMenu as never }));
    case 'column':
      return import('./column-menu.js').then(({ ColumnMenu }) => ({ default: ColumnMenu as never }));
  }
};
const panels = Object.fromEntries(
  (['filter', 'columns', 'export', 'views', 'column'] as const).map((kind) => [kind, lazy(() => load(kind))]),
) as unknown as Record<PanelKind, ComponentType<PanelProps<unknown>>>;

/** The open overlay of a grid. Its code is loaded when it is first opened. */
export function GridPanel<R>({
  grid,
  panel,
  onClose,
}: {
  grid: GridPanelContext<R>;
  panel: OpenPanel;
  onClose: (panel: OpenPanel) => void;
}) {
  const Panel = panels[panel.kind];
  const anchor = useMemo(() => ({ current: panel.anchor }), [panel.anchor]);
  const close = useCallback(
    (reason: string) => {
      onClose(panel);
      // After an outside press, focus stays where the user pressed. Otherwise it returns to the trigger.
      if (reason !== 'outside-press' && reason !== 'focus-out' && reason !== 'replaced')
        panel.anchor.focus({ preventScroll: true });
    },
    [onClose, panel],
  );
  return (
    <Suspense fallback={null}>
      <Panel grid={grid as GridPanelContext<unknown>} panel={panel} anchor={anchor} close={close} />
    </Suspense>
  );
}
