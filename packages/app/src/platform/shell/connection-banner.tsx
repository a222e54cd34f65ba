import { Banner, BannerStack } from '@attesta/ui/feedback/banner';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAutomaticRetry } from '../errors/use-automatic-retry';
import { $connectionProblem } from '../http/reachability';
import { refreshUserFx } from '../session/load-session';

/** Reports that the browser is offline or the server does not respond. Disappears when a request succeeds. */
export function ConnectionBanner() {
  const { t } = useTranslation('portal');
  const problem = useUnit($connectionProblem);
  return (
    <BannerStack label={t('connection.label')}>
      {problem && (
        <Banner tone="warning" live title={t(`connection.${problem}.title`)}>
          <span>{t(`connection.${problem}.text`)}</span>
          {problem === 'unreachable' && <Probe />}
        </Banner>
      )}
    </BannerStack>
  );
}

/** Requests the user until the server responds. */
function Probe() {
  const refreshUser = useUnit(refreshUserFx);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt((now) => now + 1);
    void refreshUser().catch(() => null);
  };
  useAutomaticRetry(retry, attempt);
  return null;
}
