import { Card } from '@attesta/ui/display/card';
import { CalendarIcon } from '@attesta/ui/display/icon';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Stack } from '@attesta/ui/layout/stack';
import { cookies } from 'next/headers';
import { Suspense } from 'react';
import { ClaimForm } from './claim-form';
import { Navigation } from './navigation';

/** Depends on the request, so it is sent after the rest of the page, which is prerendered. */
async function Office() {
  const office = (await cookies()).get('office')?.value ?? 'Rotterdam';
  return <Text tone="muted">Office: {office}</Text>;
}

/** A server component: it runs on the server only, and renders components of the library directly. */
export default function Page() {
  return (
    <main className="p-6">
      <Stack gap={24}>
        <Suspense>
          <Navigation />
        </Suspense>
        <Heading level={1}>Claims</Heading>
        <Suspense fallback={<Skeleton width={160} />}>
          <Office />
        </Suspense>
        <Text tone="muted">
          <CalendarIcon label="Due date" size="small" /> 3 claims are due this week.
        </Text>
        <Card title="New claim" className="border-[rgb(0_95_115)]">
          <ClaimForm />
        </Card>
      </Stack>
    </main>
  );
}
