import { DateField } from '@attesta/ui/inputs/date-field';
import { useState } from 'react';
import { styled } from 'styled-components';

const Window = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
`;

export function Availability() {
  const [from, setFrom] = useState('2027-03-01');
  const [until, setUntil] = useState('2027-03-12');
  return (
    <Window>
      <DateField label="Open from" value={from} onValueChange={setFrom} help="Day, month, year" />
      <DateField label="Open until" value={until} onValueChange={setUntil} min={from} help="Not before it opens" />
    </Window>
  );
}
