import { Alert } from '@attesta/ui/feedback/alert';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { FailureAlert } from '../forms/failure-alert';
import { FormColumn } from '../forms/sign-in-forms.styles';
import { Outcome } from '../forms/outcome';
import { requestVerificationFx } from './verification-request';
import { paths } from '../../../platform/navigation/paths';

const links = {
  1: <Link render={<RouterLink to={paths.signIn} />} />,
  2: <Link render={<RouterLink to={paths.register} />} />,
};

interface Form {
  email: string;
}

const loadCalls = () => import('@attesta/domain/account/calls');
const resolver = lazyResolver<Form>(() => loadCalls().then(({ resendVerification }) => resendVerification.body));

/**
 * A form that requests another verification link. The response is the same for every address. `reason` explains why a
 * link is needed and is shown until the form is sent.
 */
export function RenewVerification({ reason }: { reason: ReactNode }) {
  const { t } = useTranslation('signIn');
  const problemMessage = useProblemMessage();
  const requestVerification = useUnit(requestVerificationFx);
  const [failed, setFailed] = useState<unknown>(null);
  const [isSent, setSent] = useState(false);
  const { register, handleSubmit, formState } = useForm<Form>({ resolver, defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    setFailed(null);
    await requestVerification(email).then(() => setSent(true), setFailed);
  });

  if (isSent)
    return (
      <Outcome>
        <Alert tone="info" live>
          {t('checkMail.resent')}
        </Alert>
      </Outcome>
    );
  return (
    <FormColumn noValidate onSubmit={(event) => void submit(event)}>
      {reason}
      <Text>
        <Trans t={t} i18nKey="verify.renew" components={links} />
      </Text>
      {failed !== null && <FailureAlert failed={failed} />}
      <TextField
        {...register('email')}
        type="email"
        label={t('signIn.email')}
        autoComplete="email"
        required
        error={problemMessage(formState.errors.email?.message, 'email')}
      />
      <Button
        type="submit"
        size="large"
        fullWidth
        loading={formState.isSubmitting}
        loadingLabel={t('checkMail.resending')}
      >
        {t('verify.renewSubmit')}
      </Button>
    </FormColumn>
  );
}
