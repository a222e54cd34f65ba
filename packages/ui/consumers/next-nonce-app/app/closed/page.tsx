import { Heading } from '@attesta/ui/display/typography';
import { Navigation } from '../navigation';

export default function ClosedPage() {
  return (
    <main>
      <Navigation />
      <Heading level={1}>No closed claims</Heading>
    </main>
  );
}
