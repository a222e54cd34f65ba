import { TextField, type TextFieldProps } from '@attesta/ui/inputs/text-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IdentifierField } from '../../../../platform/forms/identifier-field';
import { useProblemMessage } from '../../../../platform/errors/problem-messages';
import type { Details } from '../../order/details';
import { detailsFields, fieldIdOf, problemAt, type DetailsPath } from './details-fields';

type Props = Pick<TextFieldProps, 'type' | 'autoComplete' | 'help' | 'maxLength' | 'inputMode' | 'autoCapitalize'> & {
  path: Exclude<DetailsPath, 'billing.country'>;
  optional?: boolean;
  /** Whether the value is an identifier, which is displayed in the monospace font. */
  identifier?: boolean;
};

/** A text field of the participant or the billing address. */
export function DetailsTextField({ path, optional = false, identifier = false, ...rest }: Props) {
  const { t } = useTranslation('courses');
  const problemMessage = useProblemMessage();
  const { register, formState } = useFormContext<Details>();
  const { label, kind } = detailsFields[path];
  const Field = identifier ? IdentifierField : TextField;
  return (
    <Field
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
