import { Button } from '@attesta/ui/inputs/button';
import { DateField } from '@attesta/ui/inputs/date-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Stack } from '@attesta/ui/layout/stack';
import { startTransition, useActionState, type FormEvent } from 'react';

export interface MeterState {
  errors: { meter?: string; day?: string };
  saved: boolean;
}

/** A server action, or any async function. Date fields submit `YYYY-MM-DD`, and nothing for a text that is not a date. */
export type SaveReading = (before: MeterState, data: FormData) => Promise<MeterState>;

export function ReadingForm({ save }: { save: SaveReading }) {
  const [{ errors, saved }, send, isPending] = useActionState(save, { errors: {}, saved: false });
  // With `action={send}`, React would reset the form after each attempt and discard what the user typed.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => send(data));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={24}>
        <TextField name="meter" label="Number of the meter" required error={errors.meter} />
        <DateField name="day" label="Day of the reading" required error={errors.day} />
        <div>
          <Button type="submit" loading={isPending}>
            Send the reading
          </Button>
        </div>
        <p role="status">{saved && 'The reading was received.'}</p>
      </Stack>
    </form>
  );
}
