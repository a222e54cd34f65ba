import { Avatar, AvatarGroup } from '@attesta/ui/display/avatar';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { styled } from 'styled-components';

const Person = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-block-end: 20px;
`;

const team = [
  { name: 'Ana Popescu' },
  { name: 'Jean Petit' },
  { name: '李明' },
  { name: 'Maria Ionescu' },
  { name: 'Tom Becker' },
];

export const Team = () => (
  <Card title="Application 27-118">
    <Person>
      <Avatar name="Ioana Marinescu" size={44} aria-hidden />
      <div>
        <Text as="strong">Ioana Marinescu</Text>
        <Text size="small" tone="muted">
          Responsible person
        </Text>
      </div>
    </Person>
    <AvatarGroup label="Assessors" avatars={team} max={4} size={34} />
  </Card>
);
