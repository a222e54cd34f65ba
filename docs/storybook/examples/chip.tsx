import { Chip, SelectableChip } from '@attesta/ui/display/chip';
import { useState } from 'react';
import { styled } from 'styled-components';

const Column = styled.div`
  display: grid;
  gap: 20px;
  & > div,
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
  }
  & > div {
    justify-content: start;
  }
  & > ul {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const devices = [
  { name: 'Retina scanner', state: 'Certified', tone: 'success', shape: 'solid' },
  { name: 'Vena 2 aortic valve', state: 'In assessment', tone: 'warning', shape: 'half' },
  { name: 'Cardia monitor', state: 'Draft', tone: 'neutral', shape: 'dashed' },
] as const;

export function DevicesByState() {
  const [only, setOnly] = useState<string[]>([]);
  return (
    <Column>
      <div role="group" aria-label="Filter by state">
        {devices.map(({ state }) => (
          <SelectableChip
            key={state}
            selected={only.includes(state)}
            onSelectedChange={(on) =>
              setOnly((last) => (on ? [...last, state] : last.filter((each) => each !== state)))
            }
          >
            {state}
          </SelectableChip>
        ))}
      </div>
      <ul>
        {devices
          .filter(({ state }) => only.length === 0 || only.includes(state))
          .map(({ name, state, tone, shape }) => (
            <li key={name}>
              {name}{' '}
              <Chip tone={tone} shape={shape}>
                {state}
              </Chip>
            </li>
          ))}
      </ul>
    </Column>
  );
}
