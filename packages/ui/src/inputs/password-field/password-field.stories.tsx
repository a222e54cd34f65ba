import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.js';

const meta = {
  title: 'Inputs/Password field',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Strengths: Story = {
  render: () => (
    <>
      {([0, 1, 2, 3, 4] as const).map((strength) => (
        <PasswordField
          key={strength}
          label={`New password ${strength}`}
          autoComplete="new-password"
          strength={strength}
          defaultValue={'correct horse battery'.slice(0, strength * 5)}
        />
      ))}
    </>
  ),
};

export const States: Story = {
  render: () => (
    <>
      <PasswordField label="Password" required error="Enter your password" />
      <PasswordField
        label="Current password"
        disabled
        defaultValue="secret"
        help="Signed in through your organisation."
      />
    </>
  ),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Nouveau mot de passe',
    strength: 1,
    labels: {
      strength: 'Solidité du mot de passe',
      strengths: ['Très facile à deviner', 'Facile à deviner', 'Moyen', 'Bon', 'Difficile à deviner'],
    },
    help: 'Au moins douze caractères. Une phrase que vous seul connaissez est plus sûre qu’un mot avec des signes.',
  },
};
