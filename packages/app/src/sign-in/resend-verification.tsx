import { Button } from '@attesta/ui/inputs/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../http/client';
import { useFailureWords } from '../forms/problem-words';

/** Asks for the verification mail again. The answer is the same for every address, and so are the words. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('signIn');
  const failure = useFailureWords();
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | { failed: unknown }>('ready');
  const resend = async () => {
    setState('sending');
    try {
      await ask('/api/resend-verification', { method: 'POST', body: { email }, token: null });
      setState('sent');
    } catch (error) {
      setState({ failed: error });
    }
  };
  if (state === 'sent') return <span role="status">{t('checkMail.resent')}</span>;
  return (
    <>
      {typeof state === 'object' && <span role="alert">{failure(state.failed)} </span>}
      <Button variant="outlined" size="small" tone="neutral" loading={state === 'sending'} loadingLabel={t('checkMail.resending')} onClick={() => void resend()}>
        {t('signIn.resend')}
      </Button>
    </>
  );
}
