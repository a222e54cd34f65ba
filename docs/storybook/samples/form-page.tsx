import { Heading, Text } from '@attesta/ui/display/typography';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { ErrorSummary, FormSection, type FormError } from '@attesta/ui/inputs/form';
import { RadioGroup } from '@attesta/ui/inputs/radio-group';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';
import { styled } from 'styled-components';

const Page = styled.main`
  display: grid;
  gap: 24px;
  padding: 24px;
  max-inline-size: 760px;
  & > form {
    display: grid;
    gap: 24px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const classes = ['I', 'IIa', 'IIb', 'III'].map((value) => ({ value, label: value }));
const areas = ['Cardiology', 'Orthopaedics', 'Ophthalmology'].map((label) => ({ value: label.toLowerCase(), label }));
const snackbars = createSnackbars();

/** Returns an error for each missing value, in the order of the fields. */
function missingValues(data: FormData): FormError[] {
  const required = {
    name: 'Enter the name of the device',
    area: 'Choose a medical area',
    riskClass: 'Choose a risk class',
  };
  return Object.entries(required).flatMap(([fieldId, message]) => (data.get(fieldId) ? [] : [{ fieldId, message }]));
}

export function FormPage() {
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  return (
    <Page>
      <header>
        <Heading level={1} size="h2">
          Register a device
        </Heading>
        <Text tone="muted">
          The device that you place on the market. You can change it until you submit the application.
        </Text>
      </header>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const missing = missingValues(data);
          setErrors(missing);
          setAttempt(attempt + 1);
          if (missing.length === 0) snackbars.notify({ tone: 'success', message: 'Device registered' });
        }}
      >
        <ErrorSummary title="The device is not registered yet" errors={errors} attempt={attempt} />
        <FormSection title="Device" columns={2}>
          <TextField id="name" name="name" label="Device name" required error={errorOf('name')} />
          <Select id="area" name="area" label="Medical area" options={areas} required error={errorOf('area')} />
          <RadioGroup
            id="riskClass"
            name="riskClass"
            label="Risk class"
            layout="row"
            options={classes}
            required
            error={errorOf('riskClass')}
          />
        </FormSection>
        <FormSection title="Details">
          <TextField label="Intended purpose" name="purpose" multiline rows={3} help="In one or two sentences." />
          <Checkbox label="It contains software" name="software" />
        </FormSection>
        <Actions>
          <Button type="submit">Register device</Button>
          <Button variant="text">Cancel</Button>
        </Actions>
      </form>
      <SnackbarHost store={snackbars} />
    </Page>
  );
}
