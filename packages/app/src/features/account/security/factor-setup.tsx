import { confirmSecondFactor, getSecondFactor, startSecondFactor } from '@attesta/domain/account/calls';
import { Code, Text } from '@attesta/ui/display/typography';
import { CopyButton } from '@attesta/ui/inputs/copy-button';
import { Group } from '@attesta/ui/layout/group';
import { Stack } from '@attesta/ui/layout/stack';
import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { lazyOptional } from '../../../platform/start/lazy-optional';
import { FactorForm } from './factor-form';

const QrCode = lazyOptional(() => import('./qr-code').then((module) => module.QrCode));

const startFactorFx = createCallFx(startSecondFactor);
const confirmFactorFx = createCallFx(confirmSecondFactor, ({ recoveryCodes }) => [
  knownRead(getSecondFactor, {}, { enabled: true, recoveryCodesLeft: recoveryCodes.length }),
]);

/** The secret in groups of four characters, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface FactorSetupProps {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up the second factor: asks for the password, shows the secret, then asks for the first code. */
export function FactorSetup({ onConfirmed, onCancel }: FactorSetupProps) {
  const { t } = useTranslation('account');
  const [start, confirm] = useUnit([startFactorFx, confirmFactorFx]);
  const copyLabels = { copy: t('personal.factor.copySecret') };
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  if (!setup)
    return (
      <FactorForm
        key="start"
        asks={['currentPassword']}
        submitLabel={t('personal.factor.continue')}
        onSubmit={async ({ currentPassword }) => setSetup(await start({ body: { currentPassword } }))}
        onCancel={onCancel}
      />
    );
  return (
    <Stack>
      <Group gap={24}>
        <Suspense>
          <QrCode text={setup.uri} label={t('personal.factor.qrCode')} />
        </Suspense>
        <Stack gap={12} align="start">
          <Text>{t('personal.factor.enterSecret')}</Text>
          <Code>{grouped(setup.secret)}</Code>
          <CopyButton tone="primary" text={setup.secret} labels={copyLabels} />
          <Link href={setup.uri}>{t('personal.factor.openApp')}</Link>
        </Stack>
      </Group>
      <FactorForm
        key="confirm"
        asks={['oneTimeCode']}
        submitLabel={t('personal.factor.confirm')}
        onSubmit={async ({ oneTimeCode }) => onConfirmed((await confirm({ body: { oneTimeCode } })).recoveryCodes)}
        onCancel={onCancel}
      />
    </Stack>
  );
}
