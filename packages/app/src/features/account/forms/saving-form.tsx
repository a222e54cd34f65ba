import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Stack } from '@attesta/ui/layout/stack';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureText } from '../../../platform/errors/failure-text';
import { useSavingForm } from '../../../platform/forms/use-saving-form';
import { FormActions } from './form-actions';

/** The rows of a sheet have their own padding, so the error and the buttons around them get the same. */
const Padded = styled.div`
  padding: 16px 24px;
  &:last-child {
    border-block-start: 1px solid var(--at-line);
  }
  &:empty {
    display: none;
  }
`;

interface SavingFormProps {
  onSubmit: (event: FormEvent) => void;
  /** The last error that no field of the form shows, or null. */
  failed: unknown;
  isSaving: boolean;
  submitLabel: string;
  /** Announced while the form is saved. */
  savingLabel: string;
  tone?: 'primary' | 'error';
  /** Whether the children are rows of a sheet. */
  rows?: boolean;
  /** Buttons before the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form of the account: the last error, the fields, which are inert while they are saved, and the buttons. */
export function SavingForm({
  onSubmit,
  failed,
  isSaving,
  submitLabel,
  savingLabel,
  tone = 'primary',
  rows = false,
  actions,
  children,
}: SavingFormProps) {
  const { fields, button } = useSavingForm(isSaving);
  const alert = failed !== null && (
    <Alert tone="error" live>
      <FailureText failure={failed} />
    </Alert>
  );
  const buttons = (
    <FormActions>
      {actions}
      <Button ref={button} type="submit" tone={tone} loading={isSaving} loadingLabel={savingLabel}>
        {submitLabel}
      </Button>
    </FormActions>
  );
  return (
    <Stack gap={rows ? 0 : 24} render={<form noValidate onSubmit={onSubmit} />}>
      {rows ? <Padded>{alert}</Padded> : alert}
      <Stack ref={fields} gap={rows ? 0 : 24}>
        {children}
      </Stack>
      {rows ? <Padded>{buttons}</Padded> : buttons}
    </Stack>
  );
}
