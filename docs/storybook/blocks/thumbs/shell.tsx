import type { ReactNode } from 'react';
import { Avatar } from '../../../../packages/ui/src/display/avatar/index.js';
import { EmptyState } from '../../../../packages/ui/src/display/empty-state/index.js';
import { HomeIcon, NotificationsIcon, SearchIcon } from '../../../../packages/ui/src/display/icon/index.js';
import { Logo } from '../../../../packages/ui/src/display/logo/index.js';
import { Text } from '../../../../packages/ui/src/display/typography/index.js';
import { Skeleton } from '../../../../packages/ui/src/feedback/skeleton/index.js';
import { Switch } from '../../../../packages/ui/src/inputs/switch/index.js';
import { ModeSwitch } from '../../../../packages/ui/src/shell/mode-switch/index.js';
import { row, floating, frame } from './drawn.js';

const ignore = () => undefined;

export const shellThumbs: Record<string, ReactNode> = {
  'shell/account-menu': row(<Avatar name="Ioana Marinescu" size={34} />, 'Ioana Marinescu'),
  'shell/app-shell': frame(true, <Skeleton lines={3} />),
  'shell/auth-frame': frame(
    false,
    <div>
      <Skeleton width="40%" />
      <Skeleton shape="rect" height={20} />
      <Skeleton shape="rect" height={20} />
    </div>,
  ),
  'shell/command-palette': floating(
    <Text tone="muted">Find or do anything</Text>,
    row(<HomeIcon size="small" />, 'Your devices'),
  ),
  'shell/language-picker': row('English', 'Français', '中文'),
  'shell/message-frame': <EmptyState title="Page not found" icon={<SearchIcon />} />,
  'shell/mode-switch': row(
    <ModeSwitch mode="light" onModeChange={ignore} />,
    <ModeSwitch mode="dark" onModeChange={ignore} />,
  ),
  'shell/page-transition': (
    <div className="doc-pages">
      {frame(false, <Skeleton lines={2} />)}
      {frame(false, <Skeleton lines={3} />)}
    </div>
  ),
  'shell/settings-popup': floating(
    <Switch size="small" label="Dark mode" />,
    <Switch size="small" label="Right to left" defaultChecked />,
  ),
  'shell/top-bar': (
    <div className="doc-top">
      <Logo />
      <NotificationsIcon />
      <Avatar name="Ioana Marinescu" size={34} />
    </div>
  ),
};
