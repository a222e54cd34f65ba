import { changeMailPreferences, getMailPreferences } from '@attesta/domain/account/profile/calls';
import { optionalMails, type MailLanguage, type MailPreferences } from '@attesta/domain/account/profile/preferences';
import { CheckboxGroup } from '@attesta/ui/inputs/checkbox-group';
import { Select } from '@attesta/ui/inputs/select';
import { languageOptions } from '@attesta/ui/shell/language-picker';
import { useUnit } from 'effector-react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { notify } from '../../../platform/toasts/model';
import { FieldGroup } from '../forms/field-group';
import { SavingForm } from '../forms/saving-form';
import { useSubmit } from '../forms/use-submit';

const languages = languageOptions.map(({ code, name }) => ({ value: code as string, label: name }));

const changeMailsFx = createCallFx(changeMailPreferences, (saved) => [knownRead(getMailPreferences, {}, saved)]);

/** The language of e-mails, and which optional e-mails are sent. */
export function MailsForm({ stored }: { stored: MailPreferences }) {
  const { t } = useTranslation('account');
  const [change, show] = useUnit([changeMailsFx, notify]);
  const { control, handleSubmit, setError, formState } = useForm<MailPreferences>({ defaultValues: stored });
  const submit = useSubmit({ handleSubmit, setError }, async (body) => {
    await change({ body });
    show({ message: t('personal.mails.saved'), tone: 'success' });
  });
  return (
    <SavingForm
      {...submit}
      isSaving={formState.isSubmitting}
      submitLabel={t('personal.mails.save')}
      savingLabel={t('saving')}
    >
      <FieldGroup>
        <Controller
          control={control}
          name="mailLanguage"
          render={({ field }) => (
            <Select
              ref={field.ref}
              name={field.name}
              label={t('personal.mails.language')}
              help={t('personal.mails.languageHelp')}
              options={languages}
              value={field.value}
              onValueChange={(language) => field.onChange(language as MailLanguage)}
              onBlur={field.onBlur}
            />
          )}
        />
      </FieldGroup>
      <Controller
        control={control}
        name="notifications"
        render={({ field }) => (
          <CheckboxGroup
            ref={field.ref}
            label={t('personal.mails.optional')}
            options={optionalMails.map((kind) => ({
              value: kind,
              label: t(`personal.mails.kinds.${kind}.name`),
              description: t(`personal.mails.kinds.${kind}.when`),
            }))}
            value={optionalMails.filter((kind) => field.value[kind])}
            onValueChange={(chosen) =>
              field.onChange(Object.fromEntries(optionalMails.map((kind) => [kind, chosen.includes(kind)])))
            }
          />
        )}
      />
    </SavingForm>
  );
}
