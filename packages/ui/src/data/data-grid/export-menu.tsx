'use client';
import { numberText } from '../../foundation/locale/number-text.js';
import { announce } from '../../foundation/announce.js';
import { MenuItem } from '../../overlays/menu/menu-item.js';
import { MenuPopup } from '../../overlays/menu/menu-popup.js';
import { exportCells, type ExportFormat } from './export-file.js';
import type { PanelProps } from './panel-props.js';

/** Exports the rows that meet the search and the filters, in the order and with the columns of the view. */
export function ExportMenu<R>({ grid, panel, anchor, close }: PanelProps<R>) {
  const { labels, rows, columns, shown, locale, exportName, loadAll, onExport } = grid;
  const figure = (count: number | undefined) => (count === undefined ? '…' : numberText(count, locale));
  const save = async (format: ExportFormat) => {
    const abort = new AbortController();
    const progress = (done: number, total: number | undefined) =>
      onExport({ text: labels.exporting(figure(done), figure(total)), cancel: () => abort.abort() });
    try {
      progress(0, rows.matching);
      const all = rows.matchingRows ? rows.matchingRows() : await loadAll?.(abort.signal, progress);
      if (!all || abort.signal.aborted) return;
      const shownColumns = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
      await exportCells(format, exportName ?? 'export', shownColumns, all, abort.signal, progress);
      if (!abort.signal.aborted) announce(labels.exported(figure(all.length)), { root: panel.anchor });
    } catch {
      if (!abort.signal.aborted) announce(labels.exportFailed, { root: panel.anchor, urgent: true });
    } finally {
      onExport(null);
    }
  };
  return (
    <MenuPopup
      id={grid.panelId}
      anchor={anchor}
      placement="bottom-start"
      label={labels.export}
      focusAt="first"
      closeAll={close}
    >
      <MenuItem onSelect={() => void save('csv')}>{labels.exportCsv}</MenuItem>
      <MenuItem onSelect={() => void save('xlsx')}>{labels.exportXlsx}</MenuItem>
    </MenuPopup>
  );
}
