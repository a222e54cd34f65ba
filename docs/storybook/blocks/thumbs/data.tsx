import type { ReactNode } from 'react';
import { BarChart } from '../../../../packages/ui/src/data/bar-chart/index.js';
import { DonutChart } from '../../../../packages/ui/src/data/donut-chart/index.js';
import { HeatMap } from '../../../../packages/ui/src/data/heat-map/index.js';
import { LineChart } from '../../../../packages/ui/src/data/line-chart/index.js';
import { RangeRail } from '../../../../packages/ui/src/data/range-rail/index.js';
import { Sparkline } from '../../../../packages/ui/src/data/sparkline/index.js';
import { Timeline } from '../../../../packages/ui/src/data/timeline/index.js';

const fill = (chart: ReactNode) => <div className="doc-fill">{chart}</div>;

export const dataThumbs: Record<string, ReactNode> = {
  'data/bar-chart': fill(
    <BarChart
      title="Claims"
      height={5}
      hideExport
      categories={['Q1', 'Q2', 'Q3']}
      series={[{ id: 'claims', name: 'Claims', values: [4, 7, 5] }]}
    />,
  ),
  'data/donut-chart': fill(
    <DonutChart
      title="Parcels"
      hideExport
      parts={[
        { id: 'first', name: 'First day', value: 2 },
        { id: 'later', name: 'Later', value: 1 },
      ]}
    />,
  ),
  'data/heat-map': fill(
    <HeatMap
      title="Patients"
      hideExport
      columns={['Mon', 'Tue', 'Wed']}
      rows={[{ id: 'early', name: 'Early', values: [3, 8, 5] }]}
    />,
  ),
  'data/line-chart': fill(
    <LineChart
      title="Electricity"
      height={5}
      hideExport
      x={['2024-01', '2025-01', '2026-01']}
      series={[{ id: 'house', name: 'House', values: [4, 7, 6] }]}
    />,
  ),
  'data/range-rail': fill(<RangeRail label="Potassium" value={4.1} min={2} max={7} from={3.5} to={5.1} />),
  'data/sparkline': <Sparkline values={[3, 5, 4, 8]} label={null} />,
  'data/timeline': (
    <div className="doc-fill" style={{ inlineSize: 1120, zoom: 0.4 }}>
      <Timeline
        hideTools
        label="Preview"
        labels={{ row: 'Room' }}
        rows={['101', '102', '103'].map((id) => ({ id, label: `Room ${id}` }))}
        defaultBars={[
          { id: 'a', row: '101', from: '2027-01-10', to: '2027-04-20', fill: 0.4 },
          { id: 'b', row: '102', from: '2027-03-01', to: '2027-06-30' },
          { id: 'c', row: '103', from: '2027-02-01', to: '2027-03-31', fill: 1 },
          { id: 'd', row: '103', from: '2027-05-01', to: '2027-08-31' },
        ]}
        from="2027-01-01"
        to="2027-12-31"
        today="2027-02-15"
      />
    </div>
  ),
};
