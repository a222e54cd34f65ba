import { Heading } from '@attesta/ui/display/typography';

export default function ClosedClaims() {
  return <Heading level={1}>No closed claims</Heading>;
}
