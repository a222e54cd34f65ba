import { confirmSecondFactor, startSecondFactor } from '@attesta/domain/account/calls';
import { Code, Text } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSend } from '../../../platform/http/use-send';
import { lazyOptional } from '../../../platform/start/lazy-optional';
import { CopyButton } from './copy-button';
import { FactorForm } from './factor-form';

const QrCode = lazyOptional(() => import('./qr-code').then((module) => module.QrCode));

const Stack = styled.div`
  display: grid;
  gap: 16px;
  & > [data-slot='secret'] {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 24px;
    align-items: center;
  }
  & [data-slot='key'] {
    display: grid;
    flex: 1 1 240px;
    gap: 12px;
    justify-items: start;
  }
`;

/** The secret in groups of four characters, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface FactorSetupProps {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up the second factor: asks for the password, shows the secret, then asks for the first code. */
export function FactorSetup({ onConfirmed, onCancel }: FactorSetupProps) {
  const { t } = useTranslation('account');
  const send = useSend();
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  if (!setup)
    return (
      <FactorForm
        key="start"
        asks={['currentPassword']}
        submitLabel={t('personal.factor.continue')}
        onSubmit={async ({ currentPassword }) => setSetup(await send(startSecondFactor, { body: { currentPassword } }))}
        onCancel={onCancel}
      />
    );
  return (
    <Stack>
      <div data-slot="secret">
        <Suspense>
          <QrCode text={setup.uri} label={t('personal.factor.qrCode')} />
        </Suspense>
        <div data-slot="key">
          <Text>{t('personal.factor.enterSecret')}</Text>
          <Code>{grouped(setup.secret)}</Code>
          <CopyButton text={setup.secret} label={t('personal.factor.copySecret')} />
          <Link href={setup.uri}>{t('personal.factor.openApp')}</Link>
        </div>
      </div>
      <FactorForm
        key="confirm"
        asks={['oneTimeCode']}
        submitLabel={t('personal.factor.confirm')}
        onSubmit={async ({ oneTimeCode }) =>
          onConfirmed((await send(confirmSecondFactor, { body: { oneTimeCode } })).recoveryCodes)
        }
        onCancel={onCancel}
      />
    </Stack>
  );
}
