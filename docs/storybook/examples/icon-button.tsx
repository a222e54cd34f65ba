import { DeleteIcon, DownloadIcon, EditIcon } from '@attesta/ui/display/icon';
import { Card } from '@attesta/ui/display/card';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Tooltip } from '@attesta/ui/overlays/tooltip';

export const CertificateActions = () => (
  <Card
    title="Certificate 2027-0312"
    subtitle="Valid until 12 Mar 2027"
    actions={
      <>
        <Tooltip label="Download" relation="none">
          <IconButton label="Download">
            <DownloadIcon />
          </IconButton>
        </Tooltip>
        <Tooltip label="Edit" relation="none">
          <IconButton label="Edit">
            <EditIcon />
          </IconButton>
        </Tooltip>
        <Tooltip label="Delete" relation="none">
          <IconButton label="Delete" tone="error">
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </>
    }
  />
);
