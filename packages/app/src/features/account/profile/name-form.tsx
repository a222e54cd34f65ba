import { changePerson, personSchema } from '@attesta/domain/account/profile/calls';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useUnit } from 'effector-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { lazyResolver } from '../../../platform/forms/lazy-resolver';
import { createCallFx } from '../../../platform/http/call-fx';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { useSubmit } from '../forms/use-submit';
import { useSaveUser } from '../forms/use-save-user';

interface Form {
  firstName: string;
  lastName: string;
}

const changePersonFx = createCallFx(changePerson);
const resolver = lazyResolver<Form>(() => Promise.resolve(personSchema));

/** Changes the name of the signed-in user. */
export function NameForm(stored: Form) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const change = useUnit(changePersonFx);
  const saveUser = useSaveUser();
  const { register, handleSubmit, setError, formState } = useForm<Form>({ resolver, defaultValues: stored });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit({ handleSubmit, setError }, async (body) =>
    saveUser(await change({ body }), t('personal.profile.nameSaved')),
  );
  return (
    <SavingForm
      {...submit}
      isSaving={isSubmitting}
      submitLabel={t('personal.profile.saveName')}
      savingLabel={t('saving')}
    >
      <FieldGroup>
        <TextField
          {...register('firstName')}
          label={t('personal.profile.firstName')}
          autoComplete="given-name"
          required
          error={problemMessage(errors.firstName?.message, 'firstName')}
        />
        <TextField
          {...register('lastName')}
          label={t('personal.profile.lastName')}
          autoComplete="family-name"
          error={problemMessage(errors.lastName?.message, 'lastName')}
        />
      </FieldGroup>
    </SavingForm>
  );
}
