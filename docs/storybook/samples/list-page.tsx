import { Card } from '@attesta/ui/display/card';
import { Chip } from '@attesta/ui/display/chip';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { AddIcon, DeleteIcon, EditIcon, MoreIcon, SearchIcon } from '@attesta/ui/display/icon';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Heading } from '@attesta/ui/display/typography';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { FilterBar, type FilterValues } from '@attesta/ui/layout/filter-bar';
import { Link } from '@attesta/ui/navigation/link';
import { Pagination, rangeOf } from '@attesta/ui/navigation/pagination';
import { useConfirm } from '@attesta/ui/overlays/alert-dialog';
import { Menu, MenuItem, MenuSeparator } from '@attesta/ui/overlays/menu';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { loadDevices, states, type Device } from './devices.js';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 24px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    justify-content: space-between;
    align-items: center;
  }
`;

const snackbars = createSnackbars();
const tones = { Draft: 'neutral', 'In assessment': 'warning', Certified: 'success' } as const;
const filters = [{ id: 'state', label: 'State', options: states.map((state) => ({ value: state, label: state })) }];

/** A constant, so that only changed rows re-render. */
const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Device', cell: ({ id, name }) => <Link href={`#${id}`}>{name}</Link> },
  { id: 'class', header: 'Class', cell: ({ riskClass }) => riskClass, width: '88px' },
  { id: 'state', header: 'State', cell: ({ state }) => <Chip tone={tones[state]}>{state}</Chip>, width: '160px' },
  { id: 'codes', header: 'Codes', align: 'end', cell: ({ codes }) => codes, width: '88px' },
];

function DeviceMenu({ device, onRemove }: { device: Device; onRemove: (device: Device) => void }) {
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton size="small" label={`Actions for ${device.name}`}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem start={<EditIcon />} render={<a href={`#${device.id}/edit`} />}>
        Edit device
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="error" start={<DeleteIcon />} onSelect={() => onRemove(device)}>
        Delete device
      </MenuItem>
    </Menu>
  );
}

export function ListPage() {
  const [devices, setDevices] = useState<Device[]>();
  const [query, setQuery] = useState('');
  const [values, setValues] = useState<FilterValues>({});
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(5);
  const { confirm, question } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => loadDevices(setDevices), []);

  const remove = useCallback(
    async ({ id, name }: Device) => {
      const isConfirmed = await confirm({
        title: `Delete ${name}?`,
        description: 'Its codes and documents are deleted too. This can’t be undone.',
        confirmLabel: 'Delete device',
        tone: 'error',
      });
      if (!isConfirmed) return;
      flushSync(() => setDevices((all) => all?.filter((device) => device.id !== id)));
      heading.current?.focus(); // the row with the menu that had the focus is removed
      snackbars.notify({ tone: 'success', message: `${name} deleted` });
    },
    [confirm],
  );
  const actions = useCallback(
    (device: Device) => <DeviceMenu device={device} onRemove={(removed) => void remove(removed)} />,
    [remove],
  );

  /** Changes the filters and resets the page to 1. */
  const filter = (next: { query?: string; values?: FilterValues }) => {
    setQuery(next.query ?? query);
    setValues(next.values ?? values);
    setPage(1);
  };
  const found = (devices ?? []).filter(
    ({ name, state }) => name.toLowerCase().includes(query.toLowerCase()) && (values['state']?.includes(state) ?? true),
  );
  // `rangeOf` limits the page to the last one, as the pagination does: deleting the last row of the last page removes
  // that page.
  const { from, to } = rangeOf(page, pageSize, found.length);

  return (
    <Page>
      <header>
        <Heading ref={heading} tabIndex={-1} level={1} size="h2">
          Your devices
        </Heading>
        <Button start={<AddIcon />}>Add device</Button>
      </header>
      <FilterBar
        label="Devices"
        filters={filters}
        values={values}
        onValuesChange={(next) => filter({ values: next })}
        query={query}
        onQueryChange={(next) => filter({ query: next })}
        count={devices && found.length}
      />
      <Card flush>
        <Table
          caption="Your devices"
          columns={columns}
          rows={found.slice(Math.max(0, from - 1), to)}
          rowKey={({ id }) => id}
          actions={actions}
          loading={devices === undefined}
          loadingRows={pageSize}
          empty={
            <EmptyState
              icon={<SearchIcon />}
              title="No device matches these filters"
              action={
                <Button variant="outlined" onClick={() => filter({ query: '', values: {} })}>
                  Clear filters
                </Button>
              }
            >
              Search for a part of the name, or select another state.
            </EmptyState>
          }
        />
      </Card>
      <Pagination
        total={found.length}
        loading={devices === undefined}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        pageSizes={[5, 10, 25]}
      />
      {question}
      <SnackbarHost store={snackbars} />
    </Page>
  );
}
