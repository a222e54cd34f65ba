import { getEmailChange, requestEmailChange } from '@attesta/domain/account/email/calls';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { useSubmit } from '../forms/use-submit';

interface Form {
  email: string;
  currentPassword: string;
}

const requestChangeFx = createCallFx(requestEmailChange, ({ change }) => [knownRead(getEmailChange, {}, { change })]);
const resolver = lazyResolver<Form>(() => Promise.resolve(requestEmailChange.body));

interface EmailFormProps {
  /** The new address of a change whose links are sent again. */
  email?: string;
  onRequested: () => void;
  onCancel: () => void;
}

/** Requests another e-mail address. The server mails a link to the current and to the new address. */
export function EmailForm({ email = '', onRequested, onCancel }: EmailFormProps) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const request = useUnit(requestChangeFx);
  const defaultValues = { email, currentPassword: '' };
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Form>({ resolver, defaultValues });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit({ handleSubmit, setError }, async (body) => {
    await request({ body });
    onRequested();
  });
  // The form replaces the button that was pressed.
  useEffect(() => setFocus(email === '' ? 'email' : 'currentPassword'), [email, setFocus]);
  return (
    <SavingForm
      {...submit}
      isSaving={isSubmitting}
      submitLabel={t('personal.email.send')}
      savingLabel={t('personal.email.sending')}
      actions={
        <Button variant="text" tone="neutral" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <FieldGroup>
        <TextField
          {...register('email')}
          type="email"
          label={t('personal.email.new')}
          autoComplete="email"
          required
          error={problemMessage(errors.email?.message, 'email')}
        />
        <PasswordField
          {...register('currentPassword')}
          label={t('settings.currentPassword')}
          autoComplete="current-password"
          required
          error={problemMessage(errors.currentPassword?.message, 'currentPassword')}
        />
      </FieldGroup>
    </SavingForm>
  );
}
