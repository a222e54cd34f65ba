import { Button } from '@attesta/ui/inputs/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../forms/problem-words';

interface ResendLinkProps {
  resend: () => Promise<unknown>;
  /** Replaces the button afterwards. */
  sent: string;
}

/** Requests the link of a mail again. The response is the same for every address, and so are the words. */
export function ResendLink({ resend, sent }: ResendLinkProps) {
  const { t } = useTranslation('signIn');
  const failure = useFailureWords();
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | { failed: unknown }>('ready');
  const send = async () => {
    setState('sending');
    try {
      await resend();
      setState('sent');
    } catch (error) {
      setState({ failed: error });
    }
  };
  if (state === 'sent') return <span role="status">{sent}</span>;
  return (
    <>
      {typeof state === 'object' && <span role="alert">{failure(state.failed)} </span>}
      <Button
        variant="outlined"
        size="small"
        tone="neutral"
        loading={state === 'sending'}
        loadingLabel={t('checkMail.resending')}
        onClick={() => void send()}
      >
        {t('signIn.resend')}
      </Button>
    </>
  );
}
