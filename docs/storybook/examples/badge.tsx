import { Badge } from '@attesta/ui/display/badge';
import { MailIcon, NotificationsIcon } from '@attesta/ui/display/icon';
import { Button } from '@attesta/ui/inputs/button';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { useState } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 16px;
`;

export function Waiting() {
  const [count, setCount] = useState(3);
  return (
    <Bar>
      <Badge count={count} label={`${count} unread notifications`}>
        <IconButton label="Notifications" variant="outlined">
          <NotificationsIcon />
        </IconButton>
      </Badge>
      <Badge label="New messages">
        <IconButton label="Messages" variant="outlined">
          <MailIcon />
        </IconButton>
      </Badge>
      <Button variant="text" onClick={() => setCount((last) => last + 1)}>
        Add a notification
      </Button>
    </Bar>
  );
}
