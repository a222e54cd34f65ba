import { Button } from '@attesta/ui/inputs/button';
import { DateField } from '@attesta/ui/inputs/date-field';
import { NumberField } from '@attesta/ui/inputs/number-field';
import { Stack } from '@attesta/ui/layout/stack';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';

export interface Loss {
  /** `YYYY-MM-DD` */
  day: string;
  /** In cents; null if the user does not know it. */
  amount: number | null;
}

export function LossForm({ onSave }: { onSave: (loss: Loss) => void }) {
  const { control, handleSubmit } = useForm<Loss>({ defaultValues: { day: '', amount: null } });
  /** What the optional field found in the typed text. Its value is null, as if it were empty. */
  const amountProblem = useRef<string>(undefined);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Stack gap={24}>
        <Controller
          control={control}
          name="day"
          rules={{ required: 'Enter the day of the loss' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <DateField
              {...field}
              label="Day of the loss"
              required
              onValueChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="amount"
          rules={{ validate: () => amountProblem.current ?? true }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <NumberField
              {...field}
              label="Amount, if known"
              format={{ currency: 'USD', minorUnits: true }}
              min={0}
              onValueChange={onChange}
              onProblem={(problem) => {
                amountProblem.current = problem;
              }}
              error={fieldState.error?.message}
            />
          )}
        />
        <div>
          <Button type="submit">Report the loss</Button>
        </div>
      </Stack>
    </form>
  );
}
