import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { color, size } from '../../theme/tokens.js';
import * as set from './index.js';

const { icon: _icon, ...icons } = set;
/** Sorted, because the order of a module's exports differs when Vite renders on Node. */
const byName = Object.entries(icons).sort(([one], [other]) => (one < other ? -1 : 1));
const {
  AvailabilityWindowIcon,
  BackIcon,
  CertificateIcon,
  CheckIcon,
  DesignationCodeIcon,
  DeviceIcon,
  ErrorIcon,
  ExternalIcon,
  ForwardIcon,
  InfoIcon,
  MatchIcon,
  NextIcon,
  NotifiedBodyIcon,
  PreviousIcon,
  SearchIcon,
  SuccessIcon,
  UndoIcon,
  WarningIcon,
} = set;

const meta = { title: 'Display/Icon', component: CheckIcon, args: { label: 'Certified' } } satisfies Meta<
  typeof CheckIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;
const cell = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  fontSize: size.small,
  color: color['text-muted'],
} as const;
const narrow = { minInlineSize: 0 } as const;
const ink = { color: color.text } as const;

export const Default: Story = {
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('img', { name: 'Certified' })).toBeVisible(),
};

export const WholeSet: Story = {
  parameters: { visual: { height: 900 } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))', gap: '16px 12px' }}>
      {byName.map(([name, Icon]) => (
        <div key={name} style={cell}>
          <Icon style={ink} />
          <span style={narrow}>{name.replace('Icon', '')}</span>
        </div>
      ))}
    </div>
  ),
};

const domain = {
  Device: DeviceIcon,
  'Notified body': NotifiedBodyIcon,
  Certificate: CertificateIcon,
  'Designation code': DesignationCodeIcon,
  'Availability window': AvailabilityWindowIcon,
  'Match, enquiry': MatchIcon,
};

/** At 16, 20, 24 and 48 px. */
export const Domain: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(232px, 1fr))', gap: '20px 24px' }}>
      {Object.entries(domain).map(([name, Icon]) => (
        <div key={name} style={{ ...cell, flexWrap: 'wrap' }}>
          <Icon style={ink} size="small" />
          <Icon style={ink} />
          <Icon style={ink} size="large" />
          <Icon style={{ ...ink, inlineSize: 48, blockSize: 48 }} />
          <span style={narrow}>{name}</span>
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <SearchIcon size="small" />
      <SearchIcon />
      <SearchIcon size="large" />
      <p style={{ ...narrow, margin: 0 }}>
        <InfoIcon size="small" /> Beside words
      </p>
    </div>
  ),
};

export const AlongTheLine: Story = {
  render: () => (
    <div style={row}>
      <BackIcon />
      <ForwardIcon />
      <PreviousIcon />
      <NextIcon />
      <UndoIcon />
      <ExternalIcon />
      <span style={{ ...narrow, color: color['text-muted'] }}>turn with the direction,</span>
      <CheckIcon />
      <SearchIcon />
      <span style={{ ...narrow, color: color['text-muted'] }}>do not</span>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div style={row}>
      <InfoIcon style={{ color: color['text-muted'] }} label="Info" />
      <SuccessIcon style={{ color: color['success-text'] }} label="Success" />
      <WarningIcon style={{ color: color['warning-text'] }} label="Warning" />
      <ErrorIcon style={{ color: color['error-text'] }} label="Error" />
    </div>
  ),
};
