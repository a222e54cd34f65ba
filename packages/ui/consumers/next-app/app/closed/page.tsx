import { Heading } from '@attesta/ui/display/typography';
import { Suspense } from 'react';
import { Navigation } from '../navigation';

export default function ClosedPage() {
  return (
    <main className="p-6">
      <Suspense>
        <Navigation />
      </Suspense>
      <Heading level={1}>No closed claims</Heading>
    </main>
  );
}
