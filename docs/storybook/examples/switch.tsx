import { Card } from '@attesta/ui/display/card';
import { Switch } from '@attesta/ui/inputs/switch';
import { styled } from 'styled-components';

const Settings = styled.div`
  display: grid;
  gap: 16px;
`;

export const Notifications = () => (
  <Card title="Notifications" subtitle="Each change is saved at once.">
    <Settings>
      <Switch
        label="A certificate expires soon"
        help="90, 30 and 7 days before."
        labelPlacement="start"
        defaultChecked
      />
      <Switch label="A body changes its availability" labelPlacement="start" defaultChecked />
      <Switch label="Weekly summary by email" labelPlacement="start" />
    </Settings>
  </Card>
);
