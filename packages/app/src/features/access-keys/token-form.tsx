import { addApiToken, listAccessKeys } from '@attesta/domain/access-keys/calls';
import { tokenDays } from '@attesta/domain/access-keys/schema';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { lazyResolver } from '../../platform/forms/lazy-resolver';
import { createCallFx } from '../../platform/http/call-fx';
import { knownRead } from '../../platform/http/known-read';
import { FieldGroup, SavingForm, useSubmit } from '../account';
import type { KeyFormProps } from './key-row';

interface Form {
  name: string;
  days: (typeof tokenDays)[number];
  currentPassword: string;
}

const addTokenFx = createCallFx(addApiToken, ({ key }) => [
  knownRead(listAccessKeys, {}, (list) => list && { keys: [key, ...list.keys] }),
]);
const resolver = lazyResolver<Form>(() => Promise.resolve(addApiToken.body));
const empty: Form = { name: '', days: 90, currentPassword: '' };

/** Adds an API token after the password was confirmed. */
export function TokenForm({ onAdded, onCancel }: KeyFormProps) {
  const { t } = useTranslation('accessKeys');
  const problemMessage = useProblemMessage();
  const add = useUnit(addTokenFx);
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<Form>({
    resolver,
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit({ handleSubmit, setError }, async (body) => onAdded((await add({ body })).token));
  // The form replaces the button that was pressed.
  useEffect(() => setFocus('name'), [setFocus]);
  const periods = tokenDays.map((days) => ({ value: String(days), label: t('api.days', { count: days }) }));
  return (
    <SavingForm
      {...submit}
      isSaving={isSubmitting}
      submitLabel={t('api.submit')}
      savingLabel={t('adding')}
      actions={
        <Button variant="text" tone="neutral" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <FieldGroup>
        <TextField
          {...register('name')}
          label={t('name')}
          help={t('api.nameHelp')}
          required
          error={problemMessage(errors.name?.message)}
        />
        <Controller
          control={control}
          name="days"
          render={({ field: { onChange, value, ...field } }) => (
            <Select
              {...field}
              label={t('api.validity')}
              options={periods}
              value={String(value)}
              onValueChange={(days) => onChange(Number(days))}
            />
          )}
        />
        <PasswordField
          {...register('currentPassword')}
          label={t('password')}
          autoComplete="current-password"
          required
          error={problemMessage(errors.currentPassword?.message, 'currentPassword')}
        />
      </FieldGroup>
    </SavingForm>
  );
}
