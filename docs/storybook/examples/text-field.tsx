import { TextField } from '@attesta/ui/inputs/text-field';
import { useState } from 'react';
import { styled } from 'styled-components';

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

export function Contact() {
  const [email, setEmail] = useState('ioana@example');
  const [left, setLeft] = useState(true);
  const wrong = left && !/^\S+@\S+\.\S+$/.test(email);
  return (
    <Fields>
      <TextField
        label="Email"
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        error={wrong && 'Enter an address with a domain, such as ioana@example.org'}
      />
      <TextField
        label="Intended purpose"
        help="One or two sentences, as printed on the label."
        multiline
        rows={3}
        maxLength={200}
        counter
      />
    </Fields>
  );
}
