import { getSecondFactor } from '@attesta/domain/account/calls';
import { requestDeletion } from '@attesta/domain/account/data/calls';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { useCall } from '../../../platform/http/use-call';
import { createCallFx } from '../../../platform/http/call-fx';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { useSubmit } from '../forms/use-submit';
import { useSaveUser } from '../forms/use-save-user';

interface Form {
  currentPassword: string;
  oneTimeCode: string;
}

const requestDeletionFx = createCallFx(requestDeletion);
const empty: Form = { currentPassword: '', oneTimeCode: '' };

/** Confirms the deletion with the password, and with a code if two-step sign-in is on. */
export function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const request = useUnit(requestDeletionFx);
  const saveUser = useSaveUser();
  const isFactorOn = useCall(getSecondFactor, {}).data?.enabled ?? false;
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Form>({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit({ handleSubmit, setError }, async ({ currentPassword, oneTimeCode }) => {
    const body = { currentPassword, ...(isFactorOn && { oneTimeCode }) };
    saveUser(await request({ body }), t('personal.deletion.requested'));
  });
  // The form replaces the button that was pressed.
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  return (
    <SavingForm
      {...submit}
      isSaving={isSubmitting}
      tone="error"
      submitLabel={t('personal.deletion.submit')}
      savingLabel={t('personal.deletion.submitting')}
      actions={
        <Button variant="text" tone="neutral" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <FieldGroup>
        <PasswordField
          {...register('currentPassword', { required: 'required' })}
          label={t('settings.currentPassword')}
          autoComplete="current-password"
          required
          error={problemMessage(errors.currentPassword?.message, 'currentPassword')}
        />
        {isFactorOn && (
          <TextField
            {...register('oneTimeCode', { required: 'required' })}
            label={t('personal.factor.code')}
            help={t('personal.factor.codeOrRecovery')}
            autoComplete="one-time-code"
            required
            error={problemMessage(errors.oneTimeCode?.message, 'oneTimeCode')}
          />
        )}
      </FieldGroup>
    </SavingForm>
  );
}
