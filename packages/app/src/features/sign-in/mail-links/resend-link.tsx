import { Button } from '@attesta/ui/inputs/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../platform/errors/problem-messages';

interface ResendLinkProps {
  resend: () => Promise<unknown>;
  /** Text that replaces the button after the request. */
  sent: string;
}

/** A button that requests a mailed link again. Response and text are the same for every address. */
export function ResendLink({ resend, sent }: ResendLinkProps) {
  const { t } = useTranslation('signIn');
  const failureMessage = useFailureMessage();
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
      {typeof state === 'object' && <span role="alert">{failureMessage(state.failed)} </span>}
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
