import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { lazyResolver } from '../../platform/forms/lazy-resolver';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { FailureAlert } from './forms/failure-alert';
import { FormColumn } from './forms/sign-in-forms.styles';
import { readAddress } from './forms/read-address';
import { requestResetFx, resetRequest } from './mail-links/reset-request';
import { paths } from '../../platform/navigation/paths';
import { $resetEmail, resetEmailTyped } from '../../platform/session/reset-email';

interface Form {
  email: string;
}

const resolver = lazyResolver<Form>(
  () => import('@attesta/domain/account/calls').then(({ forgotPassword }) => forgotPassword.body),
  ({ email }) => resetRequest(email),
);

/** Requests a link to set a new password. The response is the same for every address (specification, section 7). */
export function Component() {
  const { t } = useTranslation('signIn');
  const problemMessage = useProblemMessage();
  const navigate = useNavigate();
  const [requestReset, typed, emailTyped] = useUnit([requestResetFx, $resetEmail, resetEmailTyped]);
  const [failed, setFailed] = useState<unknown>(null);
  const { register, handleSubmit, formState } = useForm<Form>({ resolver, defaultValues: { email: typed ?? '' } });

  const submit = handleSubmit(async ({ email }) => {
    setFailed(null);
    try {
      await requestReset(email);
      emailTyped(await readAddress(email));
      await navigate(paths.checkMail, { state: { after: 'forgot' } });
    } catch (error) {
      setFailed(error);
    }
  });

  return (
    <AuthSheet
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      footer={<Link render={<RouterLink to={paths.signIn} />}>{t('forgot.back')}</Link>}
    >
      <FormColumn noValidate method="post" onSubmit={(event) => void submit(event)}>
        {failed !== null && <FailureAlert failed={failed} />}
        <TextField
          {...register('email')}
          type="email"
          label={t('forgot.email')}
          autoComplete="email"
          required
          error={problemMessage(formState.errors.email?.message, 'email')}
        />
        <Button
          type="submit"
          size="large"
          fullWidth
          loading={formState.isSubmitting}
          loadingLabel={t('forgot.submitting')}
        >
          {t('forgot.submit')}
        </Button>
      </FormColumn>
    </AuthSheet>
  );
}
