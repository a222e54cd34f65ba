import { Stepper } from '@attesta/ui/navigation/stepper';
import { useTranslation } from 'react-i18next';

/** The index of the approval among the steps: the address is confirmed and the account configured. */
const approval = 2;

/** The four steps until a notified body is matched, by name: two are done, the approval is waited for or was refused. */
export function RequestSteps({ isRejected }: { isRejected: boolean }) {
  const { t } = useTranslation('hub');
  const steps = ['address', 'organisation', isRejected ? 'rejected' : 'approval', 'availability'] as const;
  return (
    <Stepper
      orientation="vertical"
      active={approval}
      labels={{ steps: t('firstRun.title') }}
      steps={steps.map((id) => ({
        id,
        label: t(`firstRun.labels.${id}`),
        failed: id === 'rejected',
      }))}
    />
  );
}
