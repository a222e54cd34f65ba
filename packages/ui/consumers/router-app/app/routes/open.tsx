import { Card } from '@attesta/ui/display/card';
import { Heading, Text } from '@attesta/ui/display/typography';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/open';

const snackbars = createSnackbars();

export const meta: Route.MetaFunction = () => [{ title: 'Open claims' }];

export const loader = () => ({ due: 3 });

/** Runs on the server. The error of a field is part of its result. */
export async function action({ request }: Route.ActionArgs) {
  const holder = (await request.formData()).get('holder');
  if (typeof holder !== 'string' || holder.trim() === '') return { error: 'Enter the policyholder.' };
  return { registered: holder };
}

export default function OpenClaims({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const registered = actionData && 'registered' in actionData ? actionData.registered : undefined;
  useEffect(() => {
    if (registered) snackbars.notify({ tone: 'success', message: `Claim of ${registered} registered` });
  }, [registered]);
  return (
    <>
      <Heading level={1}>Open claims</Heading>
      <Text tone="muted">{loaderData.due} claims are due this week.</Text>
      <Card title="New claim">
        <Form method="post" noValidate>
          <TextField
            label="Policyholder"
            name="holder"
            required
            error={actionData && 'error' in actionData ? actionData.error : undefined}
          />
          <Button type="submit" loading={state === 'submitting'}>
            Register claim
          </Button>
        </Form>
      </Card>
      <SnackbarHost store={snackbars} />
    </>
  );
}
