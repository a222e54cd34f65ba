import { CopyIcon, DownloadIcon, PrintIcon } from '@attesta/ui/display/icon';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Tooltip } from '@attesta/ui/overlays/tooltip';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  gap: 4px;
  justify-content: center;
`;

export const CertificateBar = () => (
  <Bar role="group" aria-label="Certificate">
    <Tooltip label="Copy number" relation="none">
      <IconButton label="Copy number">
        <CopyIcon />
      </IconButton>
    </Tooltip>
    <Tooltip label="Print" relation="none">
      <IconButton label="Print">
        <PrintIcon />
      </IconButton>
    </Tooltip>
    <Tooltip label="The PDF that the notified body signed, 1.2 MB">
      <IconButton label="Download">
        <DownloadIcon />
      </IconButton>
    </Tooltip>
  </Bar>
);
