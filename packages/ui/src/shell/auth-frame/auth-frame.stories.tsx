import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Heading, Text } from '../../display/typography/index.js';
import { Logo } from '../../display/logo/index.js';
import { Button } from '../../inputs/button/index.js';
import { Link } from '../../navigation/link/index.js';
import { PageTransition } from '../page-transition/index.js';
import { AuthFrame } from './auth-frame.js';
import { AuthSheet } from './auth-sheet.js';

const meta = {
  title: 'Shell/Auth frame',
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: (
      <a href="#home" aria-label="Attesta">
        <Logo />
      </a>
    ),
    title: 'Welcome to Attesta',
    subtitle: 'Sign in with the address you registered.',
    aside: (
      <>
        <Heading level={2} size="h1">
          Find the notified bodies designated for your device
        </Heading>
        <Text size="large">Manufacturers of medical devices find notified bodies by designation code and date.</Text>
      </>
    ),
    footer: (
      <>
        No account yet? <Link href="#register">Register</Link>
      </>
    ),
    children: (
      <Button size="large" fullWidth>
        Sign in
      </Button>
    ),
  },
} satisfies Meta<typeof AuthFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAside: Story = { args: { aside: undefined } };
export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    title: 'Vérification de votre adresse électronique professionnelle',
    subtitle:
      'Un lien de vérification a été envoyé à l’adresse indiquée lors de l’inscription ; il reste valable une heure.',
  },
};
export const Wide: Story = { parameters: { visual: { width: 1440, height: 860 } } };
export const OnAPhone: Story = { tags: ['!dev'], parameters: { visual: { width: 390, height: 780 } } };

const pages = { register: 'Register', signIn: 'Sign in' } as const;

export const BetweenPages: Story = {
  args: { title: undefined },
  render: function Pages({ logo, aside }) {
    const [page, setPage] = useState<keyof typeof pages>('signIn');
    const other = page === 'signIn' ? 'register' : 'signIn';
    return (
      <AuthFrame logo={logo} aside={aside}>
        <PageTransition page={page}>
          <AuthSheet title={pages[page]} subtitle="The logo and the introduction do not move.">
            <Button size="large" fullWidth onClick={() => setPage(other)}>
              {pages[other]}
            </Button>
          </AuthSheet>
        </PageTransition>
      </AuthFrame>
    );
  },
  parameters: { visual: { skip: true } },
};
