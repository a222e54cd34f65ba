/** TanStack Table and TanStack Virtual on plain elements. */
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { columns, size, type GridAdapter, type Row } from '../src/grid-contract';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, Row>();
const definitions = helper.columns(columns.map((name) => helper.accessor(name, { header: name })));

function Grid({ rows: data }: { rows: Row[] }) {
  const table = useTable({ features, columns: definitions, data });
  const viewport = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  // eslint-disable-next-line react/incompatible-library -- the library is measured as its documentation shows it
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => size.row,
    overscan: 4,
  });
  return (
    <div role="grid" className="plain" ref={viewport}>
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <div role="row" key={item.key} style={{ transform: `translateY(${item.start}px)` }}>
            {rows[item.index]!.getAllCells().map((cell) => (
              <div role="gridcell" key={cell.id}>
                <table.FlexRender cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
const adapter: GridAdapter = { Grid, scroller: (root) => root.querySelector('.plain') };
export default adapter;
