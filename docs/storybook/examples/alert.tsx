import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';

export const EndsSoon = () => (
  <Alert
    tone="warning"
    title="This certificate expires on 12 Mar 2027"
    action={
      <Button size="small" variant="outlined" tone="neutral">
        Apply for renewal
      </Button>
    }
  >
    Renewals take ten months on average. Apply by 12 May 2026 to keep the device on the market.
  </Alert>
);
