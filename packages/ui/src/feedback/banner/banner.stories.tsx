import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Link } from '../../navigation/link/index.js';
import { Banner, BannerStack } from './index.js';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    title: 'The portal is read-only tonight',
    children: 'From 22:00 to 23:30 nothing can be saved.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const small = { size: 'small', tone: 'neutral', variant: 'outlined' } as const;

export const Default: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Tones: Story = {
  render: () => (
    <BannerStack>
      <Banner tone="error" title="You are offline" action={<Button {...small}>Try again</Button>}>
        What you type is kept on this device until the connection is back.
      </Banner>
      <Banner tone="warning" title="The portal is read-only tonight" onClose={fn()}>
        From 22:00 to 23:30 nothing can be saved.
      </Banner>
      <Banner tone="success" title="The register is available again" onClose={fn()} />
      <Banner onClose={fn()}>
        The codes of Regulation (EU) 2017/2185 were updated. <Link href="#codes">See what changed</Link>
      </Banner>
    </BannerStack>
  ),
};

function Closable() {
  const [open, setOpen] = useState(['Codes were updated', 'Maintenance on Sunday']);
  return (
    <>
      <BannerStack>
        {open.map((title) => (
          <Banner
            key={title}
            title={title}
            closeLabel={`Close ${title}`}
            onClose={() => setOpen(open.filter((one) => one !== title))}
          />
        ))}
      </BannerStack>
      <main style={{ padding: 20 }}>
        <Heading level={1}>Your Medical Devices</Heading>
      </main>
    </>
  );
}

export const ClosedOneByOne: Story = {
  parameters: { visual: { skip: true } }, // at the end, no banner is visible
  render: () => <Closable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Close Codes were updated' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Close Maintenance on Sunday' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  parameters: { visual: { width: 390, height: 520 } },
  render: () => (
    <BannerStack>
      <Banner
        tone="error"
        title="Vous êtes hors ligne"
        action={<Button {...small}>Réessayer la connexion</Button>}
        onClose={fn()}
      >
        Ce que vous saisissez est conservé sur cet appareil jusqu’au retour de la connexion.
      </Banner>
      <Banner tone="warning" title="今晚门户为只读模式" onClose={fn()}>
        22:00 至 23:30 期间无法保存任何内容。
      </Banner>
    </BannerStack>
  ),
};
