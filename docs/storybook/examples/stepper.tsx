import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Stepper } from '@attesta/ui/navigation/stepper';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Form = styled.div`
  display: grid;
  gap: 24px;
`;
const Actions = styled.div`
  display: flex;
  gap: 12px;
`;

const steps = [
  { id: 'device', label: 'Device' },
  { id: 'class', label: 'Class' },
  { id: 'codes', label: 'Codes' },
  { id: 'check', label: 'Check' },
];

export function Application() {
  const [active, setActive] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus(); // so that screen readers announce the step
  }, [active]);
  const go = (by: number) => {
    moved.current = true;
    setActive(active + by);
  };
  return (
    <Form>
      <Stepper steps={steps} active={active} />
      <div>
        <Heading ref={heading} level={2} size="h4" tabIndex={-1}>
          {steps[active]?.label}
        </Heading>
        <Text tone="muted">
          Step {active + 1} of {steps.length}
        </Text>
      </div>
      <Actions>
        {active > 0 && (
          <Button variant="outlined" onClick={() => go(-1)}>
            Back
          </Button>
        )}
        {active < steps.length - 1 && <Button onClick={() => go(1)}>Continue</Button>}
      </Actions>
    </Form>
  );
}
