import { getSecondFactor, removeSecondFactor, renewRecoveryCodes } from '@attesta/domain/account/calls';
import { Chip } from '@attesta/ui/display/chip';
import { Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { notify } from '../../../platform/toasts/model';
import { SupportContact } from '../../../platform/errors/support-contact';
import { FormActions } from '../forms/form-actions';
import { SettingsRow } from '../layout/settings-row';
import { FactorForm } from './factor-form';
import { FactorSetup } from './factor-setup';
import { RecoveryCodes } from './recovery-codes';

// Turning the second factor on or off ends the other sessions; their list is fetched again as all reads are.
const renewCodesFx = createCallFx(renewRecoveryCodes, ({ recoveryCodes }) => [
  knownRead(getSecondFactor, {}, { enabled: true, recoveryCodesLeft: recoveryCodes.length }),
]);
const removeFactorFx = createCallFx(removeSecondFactor, () => [
  knownRead(getSecondFactor, {}, { enabled: false, recoveryCodesLeft: 0 }),
]);

type Step = 'overview' | 'setUp' | 'renew' | 'remove' | { codes: readonly string[] };

const proof = ['currentPassword', 'oneTimeCode'] as const;

/** Two-step sign-in: set up, confirm, renew the recovery codes, turn off. */
export function FactorRow() {
  const { t } = useTranslation('account');
  const [renew, remove, show] = useUnit([renewCodesFx, removeFactorFx, notify]);
  const read = useCall(getSecondFactor, {});
  const [step, setStep] = useState<Step>('overview');
  const region = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    const isForm = step === 'setUp' || step === 'renew' || step === 'remove';
    if (shownStep.current !== step && !isForm) region.current?.focus({ preventScroll: true });
    shownStep.current = step;
  }, [step]);
  const back = () => setStep('overview');
  const showCodes = (codes: readonly string[]) => setStep({ codes });
  const isOn = read.data?.enabled ?? false;
  return (
    <SettingsRow
      title={t('personal.factor.title')}
      lead={t('personal.factor.lead')}
      contentRef={region}
      status={
        read.data && (
          <Chip shape={isOn ? 'solid' : 'dashed'} tone={isOn ? 'success' : 'neutral'}>
            {isOn ? t('personal.factor.on') : t('personal.factor.off')}
          </Chip>
        )
      }
    >
      <ReadState read={read} skeleton={<Skeleton shape="rect" height={40} />}>
        {({ enabled, recoveryCodesLeft }) => {
          if (typeof step === 'object') return <RecoveryCodes codes={step.codes} onDone={back} />;
          if (step === 'setUp') return <FactorSetup onConfirmed={showCodes} onCancel={back} />;
          if (step === 'renew')
            return (
              <FactorForm
                key="renew"
                asks={proof}
                submitLabel={t('personal.factor.renew')}
                onSubmit={async (body) => showCodes((await renew({ body })).recoveryCodes)}
                onCancel={back}
              />
            );
          if (step === 'remove')
            return (
              <FactorForm
                key="remove"
                asks={proof}
                submitLabel={t('personal.factor.turnOff')}
                onSubmit={async (body) => {
                  await remove({ body });
                  back();
                  show({ message: t('personal.factor.turnedOff'), tone: 'success' });
                }}
                onCancel={back}
              />
            );
          if (!enabled)
            return (
              <FormActions>
                <Button onClick={() => setStep('setUp')}>{t('personal.factor.setUp')}</Button>
              </FormActions>
            );
          return (
            <>
              <Text>{t('personal.factor.codesLeft', { count: recoveryCodesLeft })}</Text>
              <Text size="small" tone="muted">
                {t('personal.factor.lost')} <SupportContact />
              </Text>
              <FormActions>
                <Button variant="outlined" onClick={() => setStep('renew')}>
                  {t('personal.factor.renew')}
                </Button>
                <Button variant="outlined" tone="error" onClick={() => setStep('remove')}>
                  {t('personal.factor.turnOff')}
                </Button>
              </FormActions>
            </>
          );
        }}
      </ReadState>
    </SettingsRow>
  );
}
