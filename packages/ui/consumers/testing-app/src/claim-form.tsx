import { CloseIcon } from '@attesta/ui/display/icon';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { DateField } from '@attesta/ui/inputs/date-field';
import { FileField } from '@attesta/ui/inputs/file-field';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Select } from '@attesta/ui/inputs/select';
import { TextField } from '@attesta/ui/inputs/text-field';
import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { Tooltip } from '@attesta/ui/overlays/tooltip';
import { useState } from 'react';

const causes = [
  { value: 'storm', label: 'Storm' },
  { value: 'water', label: 'Water damage' },
];

/** A form of a claims portal: fields, files, a menu, a dialog that confirms, and a message when it has been sent. */
export function ClaimForm({ onSubmit }: { onSubmit: (holder: string) => void }) {
  const [holder, setHolder] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [snackbars] = useState(createSnackbars);
  const send = () => {
    if (holder === '') return setError('Enter the policyholder.');
    onSubmit(holder);
    snackbars.notify({ tone: 'success', message: `Claim of ${holder} registered` });
  };
  return (
    <>
      <TextField
        label="Policyholder"
        value={holder}
        error={error}
        onChange={(event) => setHolder(event.target.value)}
      />
      <Select label="Cause" options={causes} />
      <DateField label="Date of damage" locale="en-GB" />
      <FileField label="Photos" accept=".png" multiple value={files} onValueChange={setFiles} />
      <Menu trigger={<Button variant="outlined">More</Button>}>
        <MenuItem onSelect={() => setAsking(true)}>Discard claim</MenuItem>
      </Menu>
      <Tooltip label="Close the form">
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
      </Tooltip>
      <Button onClick={send}>Register claim</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this claim?"
        description="Nothing is saved."
        confirmLabel="Discard"
        tone="error"
        onConfirm={() => setHolder('')}
      />
      <SnackbarHost store={snackbars} />
    </>
  );
}
