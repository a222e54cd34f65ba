import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seal } from '../../display/seal/index.js';
import { Button } from '../../inputs/button/index.js';
import { MessageFrame } from './message-frame.js';

const meta = {
  title: 'Shell/Message frame',
  component: MessageFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 1120, marginInline: 'auto', paddingInline: 20 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    code: '404',
    title: 'This page does not exist',
    children: 'The address may have a mistake, or the page has moved. Nothing of your work is lost.',
    actions: (
      <>
        <Button>Back to the portal</Button>
        <Button variant="outlined">Your Medical Devices</Button>
      </>
    ),
  },
} satisfies Meta<typeof MessageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { parameters: { visual: { forcedColors: true } } };
export const Wide: Story = { parameters: { visual: { width: 1440, height: 860 } } };
export const ServerError: Story = {
  args: {
    code: '500',
    title: 'The portal could not respond',
    children:
      'The error is on our side and was logged. Your saved data is safe; you may have to enter your last changes again.',
    actions: (
      <>
        <Button>Try again</Button>
        <Button variant="outlined">Back to the portal</Button>
      </>
    ),
    details: 'Incident 4f1c-9a20, 21 Nov 2026, 14:32',
  },
};
export const Offline: Story = {
  args: {
    code: undefined,
    title: 'You are offline',
    children: 'What you type is kept on this device until the connection is back.',
    actions: <Button>Try again</Button>,
  },
};
export const Inaccessible: Story = {
  args: {
    code: undefined,
    mark: <Seal size={72} fill={0} />,
    title: 'Your account waits for approval',
    children: 'The request of Danubia Medical is being checked. You will get a message as soon as it is approved.',
    actions: (
      <>
        <Button>Look again</Button>
        <Button variant="text" tone="neutral">
          Log out
        </Button>
      </>
    ),
  },
};
export const Placeholder: Story = {
  args: {
    code: undefined,
    title: 'Courses',
    children: 'This section is being built. Until then the next courses are on the start page.',
    actions: <Button variant="outlined">Back to the start page</Button>,
  },
};
export const OnAPhone: Story = {
  tags: ['!dev'],
  parameters: { visual: { width: 390, height: 780 } },
  args: {
    code: '500',
    title: 'Le portail n’a pas pu répondre',
    children:
      'L’incident a été enregistré. Ce que vous avez enregistré est conservé ; la dernière saisie devra peut-être être refaite.',
    actions: (
      <>
        <Button>Réessayer</Button>
        <Button variant="outlined">Retourner à la page d’accueil</Button>
      </>
    ),
    details: 'Incident 4f1c-9a20, 21 nov. 2026, 14:32',
  },
};
