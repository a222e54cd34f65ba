import { Card } from '@attesta/ui/display/card';
import { CalendarIcon } from '@attesta/ui/display/icon';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Stack } from '@attesta/ui/layout/stack';
import { ClaimForm } from './claim-form';
import { Navigation } from './navigation';
import styles from './page.module.css';

/** A server component: it runs on the server only, and renders components of the library directly. */
export default function Page() {
  return (
    <main>
      <Stack gap={24}>
        <Navigation />
        <Heading level={1}>Claims</Heading>
        <Text tone="muted">
          <CalendarIcon label="Due date" size="small" /> 3 claims are due this week.
        </Text>
        <Card title="New claim" className={styles['card']}>
          <ClaimForm />
        </Card>
      </Stack>
    </main>
  );
}
