import { Button } from '@attesta/ui/inputs/button';
import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { Popover } from '@attesta/ui/overlays/popover';
import { useState } from 'react';

const states = ['Open', 'Limited', 'Full'];

export function Filter() {
  const [shown, setShown] = useState(['Open', 'Limited']);
  return (
    <Popover
      label="States to show"
      trigger={
        <Button variant="outlined">
          States: {shown.length} of {states.length}
        </Button>
      }
    >
      {states.map((state) => (
        <Checkbox
          key={state}
          label={state}
          checked={shown.includes(state)}
          onCheckedChange={(on) => setShown((last) => (on ? [...last, state] : last.filter((each) => each !== state)))}
        />
      ))}
    </Popover>
  );
}
