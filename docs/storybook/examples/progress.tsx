import { ProgressBar, ProgressRing } from '@attesta/ui/feedback/progress';
import { Button } from '@attesta/ui/inputs/button';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Import = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > [data-part='progress-bar'] {
    inline-size: 100%;
  }
`;

export function ImportDevices() {
  const [done, setDone] = useState(8);
  const running = done > 0 && done < 12;
  useEffect(() => {
    const timer = running ? setTimeout(() => setDone(done + 1), 900) : undefined;
    return () => clearTimeout(timer);
  }, [running, done]);
  return (
    <Import>
      <ProgressBar label="Importing devices" value={done} max={12} valueText={`${done} of 12`} />
      {running ? (
        <ProgressRing label="Checking codes" hideLabel size={24} />
      ) : (
        <Button size="small" variant="outlined" onClick={() => setDone(1)}>
          Import again
        </Button>
      )}
    </Import>
  );
}
