import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.js';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#regulation', children: 'Regulation (EU) 2017/745' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const External: Story = { args: { external: true, href: 'https://eur-lex.example/' } };
export const InText: Story = {
  render: (args) => (
    <p style={{ maxInlineSize: 420 }}>
      Class IIa devices follow Article 52(6) of <Link {...args} />, which names three procedures that a manufacturer may
      choose from.
    </p>
  ),
};
