import { addCalendarFeed, listAccessKeys } from '@attesta/domain/access-keys/calls';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { lazyResolver } from '../../platform/forms/lazy-resolver';
import { createCallFx } from '../../platform/http/call-fx';
import { knownRead } from '../../platform/http/known-read';
import { FieldGroup, SavingForm, useSubmit } from '../account';
import type { KeyFormProps } from './key-row';

interface Form {
  name: string;
  currentPassword: string;
}

const addFeedFx = createCallFx(addCalendarFeed, ({ key }) => [
  knownRead(listAccessKeys, {}, (list) => list && { keys: [key, ...list.keys] }),
]);
const resolver = lazyResolver<Form>(() => Promise.resolve(addCalendarFeed.body));

/** Adds a calendar feed after the password was confirmed. */
export function FeedForm({ onAdded, onCancel }: KeyFormProps) {
  const { t } = useTranslation('accessKeys');
  const problemMessage = useProblemMessage();
  const add = useUnit(addFeedFx);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Form>({
    resolver,
    defaultValues: { name: '', currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit({ handleSubmit, setError }, async (body) => onAdded((await add({ body })).address));
  // The form replaces the button that was pressed.
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <SavingForm
      {...submit}
      isSaving={isSubmitting}
      submitLabel={t('calendar.submit')}
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
          help={t('calendar.nameHelp')}
          required
          error={problemMessage(errors.name?.message)}
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
