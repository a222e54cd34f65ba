import { PasswordField } from '@attesta/ui/inputs/password-field';
import { useState } from 'react';

const rules = [/.{12}/, /\p{Ll}.*\p{Lu}|\p{Lu}.*\p{Ll}/u, /\d/, /[^\p{L}\d]/u];

export function NewPassword() {
  const [password, setPassword] = useState('Notified-bodies');
  const fulfilled = rules.filter((rule) => rule.test(password)).length as 0 | 1 | 2 | 3 | 4;
  return (
    <PasswordField
      label="New password"
      help="At least 12 characters, with lower-case and upper-case letters, a digit and a symbol."
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      strength={fulfilled}
    />
  );
}
