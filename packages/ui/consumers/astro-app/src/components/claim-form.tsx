import { Card } from '@attesta/ui/display/card';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';

const snackbars = createSnackbars();

export function ClaimForm() {
  const [holder, setHolder] = useState('');
  return (
    <Card title="New claim">
      <TextField label="Policyholder" value={holder} onChange={(event) => setHolder(event.target.value)} />
      <Button onClick={() => snackbars.notify({ tone: 'success', message: `Claim of ${holder} registered` })}>
        Register claim
      </Button>
      <SnackbarHost store={snackbars} />
    </Card>
  );
}
