import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagsInput } from './tags-input.js';

const isAddress = (tag: string) =>
  /^\S+@\S+\.\S+$/u.test(tag) ? undefined : `“${tag}” is not an address such as name@example.com`;

const meta = {
  title: 'Inputs/Tags input',
  component: TagsInput,
  args: { label: 'Keywords of the claim', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: 'Press Enter or a comma after each keyword.', defaultValue: ['storm', 'roof'] },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Keywords of the claim' });
    await userEvent.type(input, 'water damage{Enter}chimney,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['storm', 'roof', 'water damage', 'chimney']);
    await expect(input).toHaveValue('');
    input.blur();
  },
};

/** Pasted text is split. Tags that are not allowed stay in the field. */
export const Pasted: Story = {
  args: { label: 'Recipients of the statement', validate: isAddress },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('ada@example.com; bo@example.com\ncleo');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ada@example.com', 'bo@example.com']);
    await expect(input).toHaveValue('cleo');
    await expect(
      await within(canvasElement).findByText('“cleo” is not an address such as name@example.com'),
    ).toBeVisible();
    input.blur();
  },
};

export const Duplicate: Story = {
  args: { label: 'Meters', defaultValue: ['DE-1001', 'DE-1002'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'DE-1001{Enter}');
    await expect(await within(canvasElement).findByText('“DE-1001” is in the list already')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Limited: Story = {
  args: { label: 'Account nicknames', max: 3, defaultValue: ['Rent', 'Travel', 'Car'], help: 'At most three.' },
};

export const States: Story = {
  render: () => (
    <>
      <TagsInput label="Empty" placeholder="Add a keyword" />
      <TagsInput label="Required" required />
      <TagsInput label="Wrong" error="Enter at least one keyword" />
      <TagsInput label="Read only" readOnly defaultValue={['storm', 'roof']} />
      <TagsInput label="Disabled" disabled defaultValue={['storm', 'roof']} />
    </>
  ),
};

export const LongTags: Story = {
  tags: ['!dev'],
  args: {
    label: 'Mots-clés du sinistre déclaré par l’assuré',
    defaultValue: [
      'infiltration d’eau par la toiture de la véranda et dégradation du revêtement de sol',
      'dégât',
      'Responsabilité professionnelle',
    ],
    labels: { tags: 'Mots-clés', remove: 'Retirer' },
  },
};
