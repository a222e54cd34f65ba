import { Checkbox } from '@attesta/ui/inputs/checkbox';
import { useState } from 'react';
import { styled } from 'styled-components';

const Below = styled.div`
  display: grid;
  gap: 4px;
  margin-inline-start: 28px;
`;

const all = ['Technical documentation', 'Clinical evaluation', 'Instructions for use'];

export function Documents() {
  const [chosen, setChosen] = useState(['Clinical evaluation']);
  return (
    <div role="group" aria-label="Documents to send">
      <Checkbox
        label="All documents"
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onCheckedChange={(checked) => setChosen(checked ? all : [])}
      />
      <Below>
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onCheckedChange={(checked) =>
              setChosen((last) => (checked ? [...last, name] : last.filter((each) => each !== name)))
            }
          />
        ))}
      </Below>
    </div>
  );
}
