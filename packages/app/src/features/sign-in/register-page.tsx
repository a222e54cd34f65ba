import { roleIds, type RoleId } from '@attesta/domain/access/roles';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Link } from '@attesta/ui/navigation/link';
import { AuthSheet } from '@attesta/ui/shell/auth-frame';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { errorsOf, lazyResolver } from '../../platform/forms/lazy-resolver';
import { useProblemMessage } from '../../platform/errors/problem-messages';
import { problemOf } from '../../platform/http/problem';
import { registerFx } from '../../platform/session/register';
import { readAddress } from './forms/read-address';
import { emailRegistered } from '../../platform/session/registered-email';
import { FailureAlert } from './forms/failure-alert';
import { FormColumn, FieldPair } from './forms/sign-in-forms.styles';
import { paths } from '../../platform/navigation/paths';

interface Form {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  role: RoleId | '';
}

const empty: Form = { first_name: '', last_name: '', email: '', password: '', role: '' };
const resolver = lazyResolver<Form>(
  () => import('@attesta/domain/account/schema').then(({ registrationSchema }) => registrationSchema),
  (form) => ({ ...form, role: form.role || undefined }),
);

/** Registration. Navigates to `/check-mail` without signing the user in (specification, section 4). */
export function Component() {
  const { t } = useTranslation('signIn');
  const problemMessage = useProblemMessage();
  const navigate = useNavigate();
  const [registerAccount, registered] = useUnit([registerFx, emailRegistered]);
  const [failed, setFailed] = useState<unknown>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<Form>({ resolver, defaultValues: empty });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    setFailed(null);
    try {
      await registerAccount({ ...form, role: form.role as RoleId });
      registered(await readAddress(form.email));
      await navigate(paths.checkMail, { state: { after: 'register' } });
    } catch (error) {
      setFailed(error);
      for (const [name, problem] of Object.entries(errorsOf<Form>(problemOf(error).fields)))
        setError(name as keyof Form, problem as { message: string });
    }
  });

  const roleOptions = roleIds.map((id) => ({
    value: id,
    label: t(`roles.${id}.name`),
    description: t(`roles.${id}.what`),
  }));
  return (
    <AuthSheet
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      footer={
        <>
          {t('register.haveAccount')} <Link render={<RouterLink to={paths.signIn} />}>{t('register.signIn')}</Link>
        </>
      }
    >
      <FormColumn noValidate method="post" onSubmit={(event) => void submit(event)}>
        {failed !== null && <FailureAlert failed={failed} />}
        <FieldPair>
          <TextField
            {...register('first_name')}
            label={t('register.firstName')}
            autoComplete="given-name"
            required
            error={problemMessage(errors.first_name?.message, 'firstName')}
          />
          <TextField
            {...register('last_name')}
            label={t('register.lastName')}
            autoComplete="family-name"
            error={problemMessage(errors.last_name?.message, 'lastName')}
          />
        </FieldPair>
        <TextField
          {...register('email')}
          type="email"
          label={t('register.email')}
          help={t('register.emailHelp')}
          autoComplete="email"
          required
          error={problemMessage(errors.email?.message, 'email')}
        />
        <PasswordField
          {...register('password')}
          label={t('register.password')}
          help={t('register.passwordHelp')}
          autoComplete="new-password"
          required
          error={problemMessage(errors.password?.message, 'password')}
        />
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Select
              ref={field.ref}
              name={field.name}
              label={t('register.role')}
              placeholder={t('register.rolePlaceholder')}
              options={roleOptions}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              required
              error={problemMessage(errors.role?.message, 'role')}
            />
          )}
        />
        <Text size="small" tone="muted">
          {/* Opens in a new tab, so that the form keeps its input. */}
          <Trans
            t={t}
            i18nKey="register.privacy"
            components={{
              1: <Link external render={<RouterLink to={paths.privacyPolicy} />} />,
            }}
          />
        </Text>
        <Button type="submit" size="large" fullWidth loading={isSubmitting} loadingLabel={t('register.submitting')}>
          {t('register.submit')}
        </Button>
      </FormColumn>
    </AuthSheet>
  );
}
