import { changePassword } from '@attesta/domain/account/calls';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyResolver } from '../../platform/forms/lazy-resolver';
import { useFailureMessage, useProblemMessage } from '../../platform/errors/problem-messages';
import { useSavingForm } from '../../platform/forms/use-saving-form';
import { problemOf } from '../../platform/http/problem';
import { notify } from '../../platform/toasts/model';
import { changePasswordFx } from './change-password';
import { FormActions, FormRoot, FieldGroup, FormFields } from './forms/account-forms.styles';

interface Form {
  current_password: string;
  password: string;
}

const empty: Form = { current_password: '', password: '' };
const isField = (name: string): name is keyof Form => Object.hasOwn(empty, name);
const resolver = lazyResolver<Form>(() => Promise.resolve(changePassword.body));

/**
 * Changes the password of the signed-in user. The change ends all sessions; this one continues with the token in the
 * response.
 */
export function PasswordForm({ email, onChanged }: { email: string; onChanged?: () => void }) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const failureMessage = useFailureMessage();
  const [change, show] = useUnit([changePasswordFx, notify]);
  const [failed, setFailed] = useState<unknown>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<Form>({ resolver, defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const { fields, button } = useSavingForm(isSubmitting);

  const submit = handleSubmit(async (form) => {
    setFailed(null);
    try {
      await change(form);
      reset();
      onChanged?.();
      show({ message: t('settings.passwordChanged'), tone: 'success' });
    } catch (error) {
      const fieldCodes = Object.entries(problemOf(error).fields).filter(([name]) => isField(name));
      if (fieldCodes.length === 0) setFailed(error);
      for (const [name, code] of fieldCodes) setError(name as keyof Form, { type: code, message: code });
    }
  });

  return (
    <FormRoot noValidate onSubmit={(event) => void submit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failureMessage(failed)}
        </Alert>
      )}
      {/* Lets password managers store the password for this account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormFields ref={fields}>
        <FieldGroup>
          <PasswordField
            {...register('current_password')}
            label={t('settings.currentPassword')}
            autoComplete="current-password"
            required
            error={problemMessage(errors.current_password?.message, 'currentPassword')}
          />
          <PasswordField
            {...register('password')}
            label={t('settings.newPassword')}
            help={t('settings.newPasswordHelp')}
            autoComplete="new-password"
            required
            error={problemMessage(errors.password?.message, 'password')}
          />
        </FieldGroup>
      </FormFields>
      <FormActions>
        <Button ref={button} type="submit" loading={isSubmitting} loadingLabel={t('settings.changingPassword')}>
          {t('settings.changePassword')}
        </Button>
      </FormActions>
    </FormRoot>
  );
}
