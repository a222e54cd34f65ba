import type { ReactNode } from 'react';
import { BackIcon, CalendarIcon, ListIcon } from '../../../../packages/ui/src/display/icon/index.js';
import { Button } from '../../../../packages/ui/src/inputs/button/index.js';
import { IconButton } from '../../../../packages/ui/src/inputs/icon-button/index.js';
import { Breadcrumbs } from '../../../../packages/ui/src/navigation/breadcrumbs/index.js';
import { Link } from '../../../../packages/ui/src/navigation/link/index.js';
import { NavTree } from '../../../../packages/ui/src/navigation/nav-tree/index.js';
import { Stepper } from '../../../../packages/ui/src/navigation/stepper/index.js';
import { Tabs } from '../../../../packages/ui/src/navigation/tabs/index.js';
import { row } from './drawn.js';

const groups = [
  {
    id: 'devices',
    label: 'Devices',
    items: [
      { id: 'list', label: 'Your devices', href: '#', icon: <ListIcon /> },
      { id: 'add', label: 'Calendar', href: '#', icon: <CalendarIcon /> },
    ],
  },
];

export const navigationThumbs: Record<string, ReactNode> = {
  'navigation/breadcrumbs': (
    <Breadcrumbs
      items={[{ label: 'Devices', href: '#' }, { label: 'Retina scanner' }]}
      labels={{ breadcrumbs: 'Breadcrumbs preview' }}
    />
  ),
  'navigation/link': <Link href="#">Read the regulation</Link>,
  'navigation/nav-bar': row(
    <Button variant="text">Devices</Button>,
    <Button variant="text" tone="neutral">
      Requests
    </Button>,
  ),
  'navigation/nav-tree': <NavTree groups={groups} activeId="list" />,
  'navigation/pagination': row(
    <IconButton label="Previous">
      <BackIcon />
    </IconButton>,
    <Button size="small" variant="outlined">
      1
    </Button>,
    '2',
    '3',
  ),
  'navigation/skip-link': (
    <div className="doc-tip" data-plain="">
      Skip to content
    </div>
  ),
  'navigation/stepper': (
    <Stepper
      active={1}
      orientation="horizontal"
      steps={[
        { id: 'device', label: 'Device' },
        { id: 'codes', label: 'Codes' },
      ]}
    />
  ),
  'navigation/tabs': (
    <Tabs
      label="Device"
      items={[
        { value: 'data', label: 'Data', content: null },
        { value: 'codes', label: 'Codes', content: null },
      ]}
    />
  ),
};
