import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { styled } from 'styled-components';

const snackbars = createSnackbars();

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: center;
`;

const archive = () =>
  snackbars.notify({
    message: 'Device archived',
    action: { label: 'Undo', onAction: () => snackbars.notify({ tone: 'success', message: 'Device restored' }) },
  });

export const Archive = () => (
  <Row>
    <Button variant="outlined" onClick={archive}>
      Archive device
    </Button>
    <Button
      variant="outlined"
      tone="error"
      onClick={() => snackbars.notify({ tone: 'error', message: 'The server did not respond. Your entries are kept.' })}
    >
      Lose the connection
    </Button>
    <SnackbarHost store={snackbars} />
  </Row>
);
