import { Card } from '@attesta/ui/display/card';
import { CodeMark } from '@attesta/ui/display/code-mark';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Tabs } from '@attesta/ui/navigation/tabs';

const facts = [
  { term: 'Class', description: 'IIb' },
  { term: 'Basic UDI-DI', description: '40123456RETINA7K' },
  { term: 'Updated', description: '12 Mar 2027' },
];

const tabs = [
  { value: 'details', label: 'Details', content: <DescriptionList items={facts} /> },
  {
    value: 'codes',
    label: 'Codes',
    badge: 1,
    content: <CodeMark code="MDA 0203" group="MDA" label="Monitoring of vital parameters" withLabel />,
  },
  {
    value: 'requests',
    label: 'Requests',
    content: (
      <EmptyState title="No requests yet">The requests that you send to notified bodies appear here.</EmptyState>
    ),
  },
];

export const DeviceTabs = () => (
  <Card title="Retina scanner">
    <Tabs label="Device" items={tabs} />
  </Card>
);
