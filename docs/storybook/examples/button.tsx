import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { useState } from 'react';
import { styled } from 'styled-components';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export function RegisterDevice() {
  const [state, setState] = useState<'draft' | 'sending' | 'registered'>('draft');
  const register = () => {
    setState('sending');
    setTimeout(() => setState('registered'), 1500);
  };
  return (
    <Card
      title="Retina scanner"
      subtitle={state === 'registered' ? 'Device registered.' : 'Two codes, one certificate. Ready to register.'}
    >
      <Actions>
        <Button loading={state === 'sending'} loadingLabel="Registering" onClick={register}>
          Register device
        </Button>
        <Button variant="outlined">Save draft</Button>
        <Button variant="text" onClick={() => setState('draft')}>
          Cancel
        </Button>
      </Actions>
    </Card>
  );
}
