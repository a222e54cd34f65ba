import type { ReactNode } from 'react';
import { DeleteIcon, DownloadIcon, EditIcon } from '../../../../packages/ui/src/display/icon/index.js';
import { Skeleton } from '../../../../packages/ui/src/feedback/skeleton/index.js';
import { Callout } from '../../../../packages/ui/src/layout/callout/index.js';
import { Divider } from '../../../../packages/ui/src/layout/divider/index.js';
import { FilterBar } from '../../../../packages/ui/src/layout/filter-bar/index.js';
import { Group } from '../../../../packages/ui/src/layout/group/index.js';
import { Stack } from '../../../../packages/ui/src/layout/stack/index.js';
import { Toolbar, ToolbarButton } from '../../../../packages/ui/src/layout/toolbar/index.js';
import { boxes } from './drawn.js';

export const layoutThumbs: Record<string, ReactNode> = {
  'layout/callout': <Callout title="Keep the damaged items" />,
  'layout/divider': (
    <div className="doc-fill">
      <Divider label="or" />
    </div>
  ),
  'layout/filter-bar': (
    <FilterBar
      label="Preview"
      hideSearch
      filters={[{ id: 'state', label: 'State', options: [{ value: 'open', label: 'Open' }] }]}
      defaultValues={{ state: ['open'] }}
    />
  ),
  'layout/grid': (
    <div className="doc-fill" data-columns="">
      {Array.from({ length: 5 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  ),
  'layout/group': (
    <div className="doc-fill">
      <Group gap={8} nowrap grow>
        {boxes(3)}
      </Group>
    </div>
  ),
  'layout/side-panel': (
    <div className="doc-fill">
      <Group gap={8} align="stretch" nowrap>
        <Skeleton lines={3} />
        <Skeleton shape="rect" width={72} height={72} />
      </Group>
    </div>
  ),
  'layout/stack': (
    <div className="doc-fill">
      <Stack gap={8}>{boxes(3)}</Stack>
    </div>
  ),
  'layout/toolbar': (
    <Toolbar label="Invoice">
      <ToolbarButton label="Edit" hideLabel icon={<EditIcon />} />
      <ToolbarButton label="Download" hideLabel icon={<DownloadIcon />} pressed />
      <ToolbarButton label="Delete" hideLabel icon={<DeleteIcon />} disabled />
    </Toolbar>
  ),
};
