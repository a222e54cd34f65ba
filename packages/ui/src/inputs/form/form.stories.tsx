import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { Select } from '../select/index.js';
import { TextField } from '../text-field/index.js';
import { ErrorSummary, FormSection } from './index.js';

const errors = [
  { fieldId: 'trade-name', message: 'Enter the trade name' },
  { fieldId: 'risk-class', message: 'Choose the risk class' },
];
const classes = ['I', 'IIa', 'IIb', 'III'].map((value) => ({ value, label: `Class ${value}` }));

const meta = {
  title: 'Inputs/Form',
  component: ErrorSummary,
  args: { title: 'Two fields need attention', errors },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function DeviceForm() {
  const [attempt, setAttempt] = useState(0);
  const wrong = (id: string) => (attempt > 0 ? errors.find((error) => error.fieldId === id)?.message : undefined);
  return (
    <form
      noValidate
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary title="Two fields need attention" errors={attempt > 0 ? errors : []} attempt={attempt} />
      <div>
        <FormSection title="Identity" description="As in the declaration of conformity." columns={2}>
          <TextField id="trade-name" label="Trade name" required error={wrong('trade-name')} />
          <TextField label="Model" />
          <TextField label="Intended purpose" multiline />
        </FormSection>
        <FormSection title="Classification" columns={2}>
          <Select id="risk-class" label="Risk class" required options={classes} error={wrong('risk-class')} />
          <RadioGroup
            label="Sterile"
            layout="row"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            defaultValue="no"
          />
        </FormSection>
      </div>
      <div>
        <Button type="submit">Register device</Button>
      </div>
    </form>
  );
}

export const Sections: Story = { render: () => <DeviceForm /> };

export const Wrong: Story = {
  render: () => <DeviceForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Register device' }));
    await expect(canvas.getByRole('group', { name: 'Two fields need attention' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose the risk class' }));
    await expect(canvas.getByRole('combobox', { name: 'Risk class' })).toHaveFocus();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <DeviceForm />,
};

export const LongMessages: Story = {
  tags: ['!dev'],
  args: {
    title: 'Deux champs demandent votre attention',
    errors: [
      {
        fieldId: 'a',
        message:
          'Le numéro d’enregistrement unique n’a pas la forme attendue : deux lettres du pays, le rôle en deux lettres, neuf chiffres',
      },
      { fieldId: 'b', message: 'Choisissez la classe de risque' },
    ],
  },
};
