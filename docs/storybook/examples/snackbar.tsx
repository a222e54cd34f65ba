import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { styled } from 'styled-components';

const notices = createSnackbars();

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: center;
`;

const archive = () =>
  notices.notify({
    message: 'Device archived',
    action: { label: 'Undo', onAction: () => notices.notify({ tone: 'success', message: 'Device restored' }) },
  });

export const Archive = () => (
  <Row>
    <Button variant="outlined" onClick={archive}>
      Archive device
    </Button>
    <Button
      variant="outlined"
      tone="error"
      onClick={() => notices.notify({ tone: 'error', message: 'No answer from the server. Your entries are kept.' })}
    >
      Lose the connection
    </Button>
    <SnackbarHost store={notices} />
  </Row>
);
