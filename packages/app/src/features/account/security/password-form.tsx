import { changePassword } from '@attesta/domain/account/calls';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { useUnit } from 'effector-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { notify } from '../../../platform/toasts/model';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { useSubmit } from '../forms/use-submit';
import { changePasswordFx } from './change-password';

interface Form {
  current_password: string;
  password: string;
}

const empty: Form = { current_password: '', password: '' };
const resolver = lazyResolver<Form>(() => Promise.resolve(changePassword.body));

/**
 * Changes the password of the signed-in user. The change ends all sessions; this one continues with the token in the
 * response.
 */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const [change, show] = useUnit([changePasswordFx, notify]);
  const { register, handleSubmit, setError, reset, formState } = useForm<Form>({ resolver, defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit({ handleSubmit, setError }, async (form) => {
    await change(form);
    reset();
    show({ message: t('settings.passwordChanged'), tone: 'success' });
  });

  return (
    <SavingForm
      {...submit}
      isSaving={isSubmitting}
      submitLabel={t('settings.changePassword')}
      savingLabel={t('settings.changingPassword')}
    >
      {/* Lets password managers store the password for this account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
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
    </SavingForm>
  );
}
