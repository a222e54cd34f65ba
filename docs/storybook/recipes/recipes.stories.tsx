import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShellPage } from '../samples/app-shell-page.js';
import { FormPage } from '../samples/form-page.js';
import { ListPage } from '../samples/list-page.js';
import { SignInPage } from '../samples/sign-in-page.js';

/** Complete pages. Their code is shown on the docs pages of the recipes. */
const meta = {
  title: 'Recipes/Examples',
  parameters: { layout: 'fullscreen', visual: { skip: true }, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const languages = ['en', 'fr', 'ro', 'zh'] as const;

export const List: Story = { render: () => <ListPage /> };
export const Form: Story = { render: () => <FormPage /> };
export const SignIn: Story = {
  render: (_, { globals }) => <SignInPage language={languages.find((each) => each === globals['language'])} />,
};
export const Shell: Story = { render: () => <AppShellPage /> };
