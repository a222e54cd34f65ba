import { Card } from '@attesta/ui/display/card';
import { Chip } from '@attesta/ui/display/chip';
import { DescriptionList } from '@attesta/ui/display/description-list';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';

export const Certificate = () => (
  <Card
    title="Certificate 2027-0312"
    subtitle="Issued by TÜV Nord"
    actions={
      <Button size="small" variant="outlined">
        Download
      </Button>
    }
    footer={<Link href="#certificates">See all certificates</Link>}
  >
    <DescriptionList
      items={[
        {
          term: 'State',
          description: (
            <Chip tone="success" shape="solid">
              Valid
            </Chip>
          ),
        },
        { term: 'Device', description: 'Retina scanner' },
        { term: 'Valid until', description: '12 Mar 2027' },
      ]}
    />
  </Card>
);
