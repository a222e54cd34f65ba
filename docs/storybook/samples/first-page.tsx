import '@attesta/ui/theme.css';
import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  & > [data-part='text-field'] {
    inline-size: 100%;
  }
`;

export function FirstPage() {
  const [name, setName] = useState('');
  const [registered, setRegistered] = useState('');
  return (
    <Card title="New device" footer={registered && `${registered} is registered.`}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setRegistered(name);
        }}
      >
        <TextField
          label="Device name"
          help="As printed on the label."
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Register device</Button>
      </Form>
    </Card>
  );
}
