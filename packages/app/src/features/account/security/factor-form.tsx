import { Button } from '@attesta/ui/inputs/button';
import { OneTimeCodeField } from '@attesta/ui/inputs/one-time-code-field';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { useSubmit } from '../forms/use-submit';

/** What the user enters to change the second factor. */
export interface FactorProof {
  currentPassword: string;
  oneTimeCode: string;
}

const empty: FactorProof = { currentPassword: '', oneTimeCode: '' };

interface FactorFormProps {
  asks: readonly (keyof FactorProof)[];
  submitLabel: string;
  /** Sends the call. A rejection is shown in the form. */
  onSubmit: (proof: FactorProof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, the code of the authenticator app, or both, before the second factor changes. */
export function FactorForm({ asks, submitLabel, onSubmit, onCancel }: FactorFormProps) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<FactorProof>({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const first = asks[0];
  // The form replaces the button that was pressed.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  const submit = useSubmit({ handleSubmit, setError }, onSubmit);
  return (
    <SavingForm
      {...submit}
      isSaving={isSubmitting}
      submitLabel={submitLabel}
      savingLabel={t('personal.factor.checking')}
      actions={
        <Button variant="text" tone="neutral" onClick={onCancel}>
          {t('personal.factor.cancel')}
        </Button>
      }
    >
      <FieldGroup>
        {asks.includes('currentPassword') && (
          <PasswordField
            {...register('currentPassword', { required: 'required' })}
            label={t('settings.currentPassword')}
            autoComplete="current-password"
            required
            error={problemMessage(errors.currentPassword?.message, 'currentPassword')}
          />
        )}
        {asks.includes('oneTimeCode') &&
          (asks.includes('currentPassword') ? (
            // Recovery codes are accepted too, which have another form.
            <TextField
              {...register('oneTimeCode', { required: 'required' })}
              label={t('personal.factor.code')}
              help={t('personal.factor.codeOrRecovery')}
              autoComplete="one-time-code"
              required
              error={problemMessage(errors.oneTimeCode?.message, 'oneTimeCode')}
            />
          ) : (
            <Controller
              control={control}
              name="oneTimeCode"
              rules={{ required: 'required' }}
              render={({ field: { onChange, ...field } }) => (
                <OneTimeCodeField
                  {...field}
                  onValueChange={onChange}
                  label={t('personal.factor.code')}
                  required
                  error={problemMessage(errors.oneTimeCode?.message, 'oneTimeCode')}
                />
              )}
            />
          ))}
      </FieldGroup>
    </SavingForm>
  );
}
