import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ComponentsGallery } from './components-gallery.js';
import { componentCount } from './gallery-search.js';

/** Tests of the filter on the page "Components". */
const meta = {
  title: 'Recipes/Component list',
  component: ComponentsGallery,
  tags: ['!dev'],
  parameters: { visual: { skip: true } },
} satisfies Meta<typeof ComponentsGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Finds a component by its name in another library. */
export const ByAlias: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const filter = canvas.getByRole('searchbox');
    await userEvent.type(filter, 'toast');
    await expect(canvas.getByRole('link', { name: 'Snackbar' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Slider' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.clear(filter);
    await expect(canvas.getAllByRole('link')).toHaveLength(componentCount);
  },
};

/** Offers all components again if none is found. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'qqqq');
    await expect(canvas.getByText('0 components')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all components' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox'), 'x{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
