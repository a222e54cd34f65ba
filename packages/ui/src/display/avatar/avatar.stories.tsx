import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar, AvatarGroup } from './index.js';

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: 'Ioana Marinescu', size: 44 } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;
const mark = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#1b3a6b">${shape}</svg>`)}`;
const logo = mark('<path d="M12 2 22 20H2z"/><circle cx="12" cy="14" r="3" fill="#fff"/>');
const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 16"><rect width="60" height="16" rx="3" fill="#8a2b4c"/></svg>')}`;

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><rect width="60" height="80" fill="#b9c7d8"/><circle cx="30" cy="32" r="14" fill="#7a4b2f"/><path d="M4 80a26 26 0 0 1 52 0z" fill="#24435c"/></svg>')}`;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ioana Marinescu' })).toHaveTextContent('IM');
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {([22, 34, 44] as const).map((size) => (
        <Avatar key={size} name="Ioana Marinescu" size={size} />
      ))}
      {([22, 34, 44] as const).map((size) => (
        <Avatar key={size} name="Cardia Lux" src={logo} size={size} />
      ))}
    </div>
  ),
};

export const Logos: Story = {
  render: () => (
    <div style={row}>
      <Avatar name="Cardia Lux" src={logo} size={44} />
      <Avatar name="Danubia Medical" src={wide} size={44} />
      <Avatar name="Logo that does not load" src="data:image/png;base64,AA" size={44} />
      <Avatar name="Refused address" src="javascript:void 0" size={44} />
    </div>
  ),
};

/** Photos fill the circle. 96 px is for a page about the person. */
export const Photos: Story = {
  render: () => (
    <div style={row}>
      {([22, 34, 44, 96] as const).map((size) => (
        <Avatar key={size} name="Ioana Marinescu" src={portrait} photo size={size} />
      ))}
      <Avatar name="Cardia Lux" src={wide} size={96} />
      <Avatar name="Ioana Marinescu" size={96} />
    </div>
  ),
};

const names = [
  'Ana Popa',
  'Cardia Lux',
  'Danubia Medical',
  'Elena Ionescu',
  'Fabrice Dubois',
  'Mihai Radu',
  'Nordlys Implants',
  'Olga Petrova',
  'Sofia Marin',
  'Tamás Nagy',
  'Vera Lind',
  'Zoë Kramer',
  'Yves Caron',
  'Ivo Novak',
  'Ruxandra Ene',
  'Paul Weiss',
];
export const Colours: Story = {
  render: () => (
    <div style={{ ...row, maxInlineSize: 480 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} size={44} />
      ))}
    </div>
  ),
};

/** Not captured as a screenshot, because most of these scripts use system fonts, which differ between machines. */
export const EveryScript: Story = {
  parameters: { visual: { skip: true } },
  render: () => (
    <div style={row}>
      {[
        '欧阳 娜娜',
        '王小明',
        'محمد ياسين',
        'דוד לוי',
        'क्षितिज शर्मा',
        'ნინო ბერიძე',
        'Ελένη Παπά',
        'Олена Ґалаґан',
        'Ștefan Țăranu',
        'กมล ใจดี',
      ].map((name) => (
        <Avatar key={name} name={name} size={44} />
      ))}
    </div>
  ),
};

export const HostileNames: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      {[
        '',
        '\u202Elive\u202C name',
        '---',
        `Ana ${'x'.repeat(10_000)}`,
        `z${'\u0301'.repeat(200)} y`,
        '3M (Deutschland) GmbH',
      ].map((name) => (
        <Avatar key={name} name={name} size={44} />
      ))}
    </div>
  ),
};

const people = [
  'Ioana Marinescu',
  '王小明',
  'Ștefan Țăranu',
  'Fabrice Dubois',
  'Sofia Marin',
  'Tamás Nagy',
  'Vera Lind',
].map((name) => ({ name }));
export const Groups: Story = {
  render: () => (
    <div style={{ ...row, gap: 32, padding: 16, background: 'var(--at-sheet)' }}>
      {([22, 34, 44] as const).map((size) => (
        <AvatarGroup key={size} label={`Assessors at ${size} px`} size={size} avatars={people} />
      ))}
      <AvatarGroup
        label="Bodies"
        size={44}
        avatars={[
          { name: 'Cardia Lux', src: logo },
          { name: 'Danubia Medical', src: wide },
          { name: 'Nordlys Implants' },
        ]}
      />
      <AvatarGroup label="Two" avatars={people.slice(0, 2)} />
    </div>
  ),
};
