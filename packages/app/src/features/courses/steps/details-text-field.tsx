import { TextField, type TextFieldProps } from '@attesta/ui/inputs/text-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import type { Details } from '../order/details';
import { detailsFields, fieldIdOf, problemAt, type DetailsPath } from './details-fields';

type Props = Pick<TextFieldProps, 'type' | 'autoComplete' | 'help' | 'maxLength' | 'inputMode' | 'autoCapitalize'> & {
  path: Exclude<DetailsPath, 'billing.country'>;
  optional?: boolean;
};

/** A text field of the participant or the billing address. */
export function DetailsTextField({ path, optional = false, ...rest }: Props) {
  const { t } = useTranslation('courses');
  const problemMessage = useProblemMessage();
  const { register, formState } = useFormContext<Details>();
  const { label, kind } = detailsFields[path];
  return (
    <TextField
      {...rest}
      {...register(path)}
      id={fieldIdOf(path)}
      label={t(`details.${label}`)}
      required={!optional}
      labels={optional ? { optional: t('details.optional') } : undefined}
      error={problemMessage(problemAt(formState.errors, path), kind)}
    />
  );
}
