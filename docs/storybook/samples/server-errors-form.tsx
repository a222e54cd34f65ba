import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Stack } from '@attesta/ui/layout/stack';
import { useForm } from 'react-hook-form';

export interface Booking {
  reference: string;
  email: string;
}

/** What the server refused: messages by field, and `form` for the whole request. */
export type Refused = Partial<Record<keyof Booking | 'form', string>>;

export function BookingForm({ send }: { send: (booking: Booking) => Promise<Refused> }) {
  const { register, handleSubmit, setError, formState } = useForm<Booking>({
    defaultValues: { reference: '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (booking) => {
    const { form, ...fields } = await send(booking);
    // The message of a field disappears when the user changes the field, that of the form on the next attempt.
    for (const [index, [name, message]] of Object.entries(fields).entries())
      setError(name as keyof Booking, { type: 'server', message }, { shouldFocus: index === 0 });
    if (form) setError('root.server', { message: form });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        {errors.root?.['server'] && (
          <Alert tone="error" live>
            {errors.root['server'].message}
          </Alert>
        )}
        <TextField
          label="Booking reference"
          required
          error={errors.reference?.message}
          {...register('reference', { required: 'Enter the booking reference' })}
        />
        <TextField
          type="email"
          label="Email address"
          required
          error={errors.email?.message}
          {...register('email', { required: 'Enter the email address of the booking' })}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            Find the booking
          </Button>
        </div>
      </Stack>
    </form>
  );
}
