import '@attesta/ui/theme.css';
import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';

export function FirstPage() {
  const [name, setName] = useState('');
  const [registered, setRegistered] = useState('');
  return (
    <Card title="New device" footer={registered && `${registered} is registered.`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setRegistered(name);
        }}
      >
        <TextField label="Device name" help="As it stands on the label." required value={name} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" style={{ marginBlockStart: 16 }}>Register device</Button>
      </form>
    </Card>
  );
}
