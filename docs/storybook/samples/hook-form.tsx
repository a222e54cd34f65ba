import { Button } from '@attesta/ui/inputs/button';
import { ErrorSummary, FormSection } from '@attesta/ui/inputs/form';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

interface Device {
  name: string;
  contact: string;
  riskClass: string;
}

const classes = ['I', 'IIa', 'IIb', 'III'].map((value) => ({ value, label: `Class ${value}` }));

export function DeviceForm() {
  const [saved, setSaved] = useState<Device>();
  // The error summary receives the focus instead of the first invalid field.
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<Device>({ shouldFocusError: false, defaultValues: { name: '', contact: '', riskClass: '' } });
  const invalid = (['name', 'contact', 'riskClass'] as const).flatMap((field) =>
    errors[field] ? [{ fieldId: field, message: errors[field].message }] : [],
  );

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(setSaved)(event)}>
      <ErrorSummary title="The device is not registered yet" errors={invalid} attempt={submitCount} />
      <FormSection title="Device">
        <TextField
          id="name"
          label="Device name"
          required
          error={errors.name?.message}
          {...register('name', { required: 'Enter the name of the device' })}
        />
        <TextField
          id="contact"
          type="email"
          label="Contact"
          required
          error={errors.contact?.message}
          {...register('contact', { required: 'Enter an email address' })}
        />
        <Controller
          control={control}
          name="riskClass"
          rules={{ required: 'Choose a risk class' }}
          render={({ field: { onChange, ref, ...field } }) => (
            <RadioGroup
              id="riskClass"
              label="Risk class"
              required
              layout="row"
              options={classes}
              error={errors.riskClass?.message}
              onValueChange={onChange}
              ref={ref}
              {...field}
            />
          )}
        />
      </FormSection>
      <div>
        <Button type="submit">Register device</Button>
      </div>
      {saved && <p role="status">{saved.name} is registered.</p>}
    </Form>
  );
}
