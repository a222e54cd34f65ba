import { Card } from '@attesta/ui/display/card';
import { Chip } from '@attesta/ui/display/chip';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { AddIcon, DeleteIcon, EditIcon, MoreIcon, SearchIcon } from '@attesta/ui/display/icon';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Heading } from '@attesta/ui/display/typography';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { Pagination, rangeOf } from '@attesta/ui/navigation/pagination';
import { useConfirm } from '@attesta/ui/overlays/alert-dialog';
import { Menu, MenuItem, MenuSeparator } from '@attesta/ui/overlays/menu';
import { useEffect, useMemo, useState } from 'react';
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

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
`;

const snackbars = createSnackbars();
const tones = { Draft: 'neutral', 'In assessment': 'warning', Certified: 'success' } as const;
const anyState = { value: '', label: 'All states' };
const stateOptions = [anyState, ...states.map((state) => ({ value: state, label: state }))];

/** Memoise the result, so that only changed rows re-render. */
const columnsWith = (remove: (device: Device) => void): TableColumn<Device>[] => [
  { id: 'name', header: 'Device', cell: ({ id, name }) => <Link href={`#${id}`}>{name}</Link> },
  { id: 'class', header: 'Class', cell: ({ riskClass }) => riskClass, width: '88px' },
  { id: 'state', header: 'State', cell: ({ state }) => <Chip tone={tones[state]}>{state}</Chip>, width: '160px' },
  { id: 'codes', header: 'Codes', align: 'end', cell: ({ codes }) => codes, width: '88px' },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    width: '64px',
    cell: (device) => (
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
        <MenuItem tone="error" start={<DeleteIcon />} onSelect={() => remove(device)}>
          Delete device
        </MenuItem>
      </Menu>
    ),
  },
];

export function ListPage() {
  const [devices, setDevices] = useState<Device[]>();
  const [query, setQuery] = useState('');
  const [state, setState] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(5);
  const { confirm, question } = useConfirm();
  useEffect(() => loadDevices(setDevices), []);

  const columns = useMemo(() => {
    const remove = async ({ id, name }: Device) => {
      if (
        !(await confirm({
          title: `Delete ${name}?`,
          description: 'Its codes and documents are deleted too. This can’t be undone.',
          confirmLabel: 'Delete device',
          tone: 'error',
        }))
      )
        return;
      setDevices((all) => all?.filter((device) => device.id !== id));
      snackbars.notify({ tone: 'success', message: `${name} deleted` });
    };
    return columnsWith((device) => void remove(device));
  }, [confirm]);

  /** Changes the filters and resets the page to 1. */
  const filter = (next: { query?: string; state?: string }) => {
    setQuery(next.query ?? query);
    setState(next.state ?? state);
    setPage(1);
  };
  const found = (devices ?? []).filter(
    (device) => device.name.toLowerCase().includes(query.toLowerCase()) && (state === '' || device.state === state),
  );
  // `rangeOf` limits the page to the last one, as the pagination does: deleting the last row of the last page removes
  // that page.
  const { from, to } = rangeOf(page, pageSize, found.length);

  return (
    <Page>
      <header>
        <Heading level={1} size="h2">
          Your devices
        </Heading>
        <Button start={<AddIcon />}>Add device</Button>
      </header>
      <Filters>
        <TextField
          type="search"
          label="Find a device"
          value={query}
          onChange={(event) => filter({ query: event.target.value })}
        />
        <Select label="State" options={stateOptions} value={state} onValueChange={(next) => filter({ state: next })} />
      </Filters>
      <Card flush>
        <Table
          caption="Your devices"
          columns={columns}
          rows={found.slice(Math.max(0, from - 1), to)}
          rowKey={({ id }) => id}
          loading={devices === undefined}
          loadingRows={pageSize}
          empty={
            <EmptyState
              icon={<SearchIcon />}
              title="No device matches these filters"
              action={
                <Button variant="outlined" onClick={() => filter({ query: '', state: '' })}>
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
