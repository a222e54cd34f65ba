import type { ReactNode } from 'react';
import { Accordion } from '../../../../packages/ui/src/display/accordion/index.js';
import { ActivityTimeline } from '../../../../packages/ui/src/display/activity-timeline/index.js';
import { AvatarGroup } from '../../../../packages/ui/src/display/avatar/index.js';
import { Badge } from '../../../../packages/ui/src/display/badge/index.js';
import { Card } from '../../../../packages/ui/src/display/card/index.js';
import { Chip } from '../../../../packages/ui/src/display/chip/index.js';
import { CodeMark } from '../../../../packages/ui/src/display/code-mark/index.js';
import { EmptyState } from '../../../../packages/ui/src/display/empty-state/index.js';
import {
  CalendarIcon,
  DeleteIcon,
  DocumentIcon,
  DownloadIcon,
  NotificationsIcon,
  SearchIcon,
  SettingsIcon,
} from '../../../../packages/ui/src/display/icon/index.js';
import { Kbd } from '../../../../packages/ui/src/display/kbd/index.js';
import { Logo } from '../../../../packages/ui/src/display/logo/index.js';
import { MonthDial } from '../../../../packages/ui/src/display/month-dial/index.js';
import { MonthStrip } from '../../../../packages/ui/src/display/month-strip/index.js';
import { Seal } from '../../../../packages/ui/src/display/seal/index.js';
import { Stat } from '../../../../packages/ui/src/display/stat/index.js';
import { Text } from '../../../../packages/ui/src/display/typography/index.js';
import { IconButton } from '../../../../packages/ui/src/inputs/icon-button/index.js';
import { facts, row, rows } from './drawn.js';

const months = (
  ['full', 'full', 'limited', 'free', 'free', 'none', 'free', 'limited', 'limited', 'full', 'free', 'free'] as const
).map((state, index) => ({ month: `2027-${String(index + 1).padStart(2, '0')}`, state }));

export const displayThumbs: Record<string, ReactNode> = {
  'display/accordion': (
    <div className="doc-fill">
      <Accordion
        items={[
          { value: 'cover', title: 'Cover', content: null },
          { value: 'excess', title: 'Excess', content: null },
        ]}
      />
    </div>
  ),
  'display/activity-timeline': (
    <ActivityTimeline
      label="Preview"
      events={[{ id: '1', time: '2027-03-12T09:41:00Z', actor: { name: 'Jean Petit' }, title: 'Claim reported' }]}
    />
  ),
  'display/avatar': (
    <AvatarGroup avatars={[{ name: 'Ioana Marinescu' }, { name: 'Ada Lovelace' }, { name: 'Jean Petit' }]} size={44} />
  ),
  'display/badge': (
    <Badge count={3}>
      <IconButton label="Notifications">
        <NotificationsIcon />
      </IconButton>
    </Badge>
  ),
  'display/card': <Card title="Certificates" subtitle="Two are valid" />,
  'display/chip': row(
    <Chip tone="success" shape="solid">
      Certified
    </Chip>,
    <Chip shape="dashed">Draft</Chip>,
  ),
  'display/code-mark': (
    <CodeMark code="MDA 0203" label="Monitoring of vital parameters" group="MDA" size="large" focusable={false} />
  ),
  'display/description-list': facts(['Class', 'IIb'], ['Updated', '12 Mar 2027']),
  'display/empty-state': <EmptyState title="No devices yet" icon={<DocumentIcon />} />,
  'display/icon': row(<SearchIcon />, <CalendarIcon />, <SettingsIcon />, <DownloadIcon />, <DeleteIcon />),
  'display/kbd': <Kbd keys="Mod+K" />,
  'display/logo': <Logo />,
  'display/month-dial': row(
    <MonthDial label="Lathes" months={months} />,
    <MonthDial label="Rooms" size={28} months={months} />,
  ),
  'display/month-strip': <MonthStrip image label="Hall B" months={months} />,
  'display/seal': row(
    <Seal variant="portal" size={48} fill={0.25} label="Idea" />,
    <Seal variant="portal" size={48} fill={0.6} label="Assessed" />,
    <Seal variant="portal" size={48} fill={1} label="Certified" />,
  ),
  'display/stat': <Stat label="In assessment" value={12} />,
  'display/table': rows(['Claim', 'Amount'], ['C-1042', '€1,250'], ['C-1043', '€310']),
  'display/typography': (
    <div>
      <Text as="div" size="large">
        Aa
      </Text>
      <Text tone="muted">Register of devices</Text>
    </div>
  ),
};
