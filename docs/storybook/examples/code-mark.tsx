import { CodeMark } from '@attesta/ui/display/code-mark';
import { Table, type TableColumn } from '@attesta/ui/display/table';

const rows = [
  { code: 'MDA 0203', group: 'MDA', label: 'Monitoring of vital parameters', bodies: 21 },
  { code: 'MDN 1102', group: 'MDN', label: 'Bone and joint replacement', bodies: 14 },
  { code: 'IVR 0501', group: 'IVR', label: 'Markers of infection', bodies: 6 },
];
const columns: TableColumn<(typeof rows)[number]>[] = [
  {
    id: 'code',
    header: 'Code',
    cell: ({ code, label, group }) => <CodeMark code={code} label={label} group={group} />,
    width: '160px',
  },
  { id: 'label', header: 'Designation', cell: ({ label }) => label },
  { id: 'bodies', header: 'Bodies', align: 'end', cell: ({ bodies }) => bodies, width: '100px' },
];

export const Designations = () => (
  <Table caption="Codes of the regulation" columns={columns} rows={rows} rowKey={({ code }) => code} />
);
