import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Pagination, rangeOf } from '@attesta/ui/navigation/pagination';
import { useState } from 'react';
import { styled } from 'styled-components';

const List = styled.div`
  display: grid;
  gap: 16px;
`;

const bodies = Array.from({ length: 51 }, (_, index) => ({
  number: `${2797 - index * 7}`.padStart(4, '0'),
  codes: 12 + ((index * 37) % 60),
}));
const columns: TableColumn<(typeof bodies)[number]>[] = [
  { id: 'number', header: 'Notified body', cell: ({ number }) => `NB ${number}` },
  { id: 'codes', header: 'Codes', align: 'end', cell: ({ codes }) => codes, width: '120px' },
];
const pageSize = 3;

export function Register() {
  const [page, setPage] = useState(1);
  const { from, to } = rangeOf(page, pageSize, bodies.length);
  return (
    <List>
      <Table
        caption="Notified bodies"
        columns={columns}
        rows={bodies.slice(from - 1, to)}
        rowKey={({ number }) => number}
      />
      <Pagination total={bodies.length} page={page} onPageChange={setPage} pageSize={pageSize} />
    </List>
  );
}
