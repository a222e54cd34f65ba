import { Chip } from '@attesta/ui/display/chip';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Heading } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { Pagination } from '@attesta/ui/navigation/pagination';
import { useState } from 'react';

interface Device {
  id: string;
  name: string;
  riskClass: string;
  state: 'Draft' | 'In assessment' | 'Certified';
  codes: number;
}

const names = ['Vena 2 aortic valve', 'Lumen infusion pump', 'Cardia monitor', 'Orthos hip stem', 'Aura ventilator', 'Nephra dialyser', 'Optis lens', 'Derma laser', 'Pulmo spirometer', 'Sutura mesh', 'Neura lead', 'Gluco sensor'];
const states = ['Certified', 'In assessment', 'Draft'] as const;
const devices: Device[] = names.map((name, index) => ({ id: `d${index}`, name, riskClass: ['III', 'IIb', 'IIa'][index % 3] ?? 'I', state: states[index % 3] ?? 'Draft', codes: 2 + (index % 5) }));

const tones = { 'Draft': 'neutral', 'In assessment': 'warning', 'Certified': 'success' } as const;
const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Device', cell: ({ id, name }) => <Link href={`#${id}`}>{name}</Link>, width: '40%' },
  { id: 'class', header: 'Class', cell: ({ riskClass }) => riskClass },
  { id: 'state', header: 'State', cell: ({ state }) => <Chip tone={tones[state]}>{state}</Chip> },
  { id: 'codes', header: 'Codes', align: 'end', cell: ({ codes }) => codes },
];

export function ListPage() {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const pageSize = 5;
  const found = devices.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const search = (next: string) => {
    setWords(next);
    setPage(1);
  };
  return (
    <main style={{ display: 'grid', gap: 20, padding: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <header style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'space-between', alignItems: 'center' }}>
        <Heading level={1} size="h2">Your devices</Heading>
        <Button>Add device</Button>
      </header>
      <TextField type="search" label="Find a device" value={words} onChange={(event) => search(event.target.value)} style={{ maxInlineSize: 360 }} />
      <Table
        caption="Your devices"
        columns={columns}
        rows={found.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        empty={<EmptyState title={`Nothing matches “${words}”`} action={<Button variant="outlined" onClick={() => search('')}>Clear the search</Button>} />}
      />
      <Pagination total={found.length} page={page} onPageChange={setPage} pageSize={pageSize} />
    </main>
  );
}
