import '@attesta/ui/theme.css';
import '@fontsource/ibm-plex-mono/latin-500.css';
import '@fontsource/poppins/latin-400.css';
import '@fontsource/poppins/latin-500.css';
import '@fontsource/poppins/latin-600.css';
import '@fontsource/poppins/latin-ext-400.css';
import '@fontsource/poppins/latin-ext-500.css';
import '@fontsource/poppins/latin-ext-600.css';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal';
import { appStarted } from './start';

/** The state of this page. Every component reads it through the provider. */
const scope = fork();
void allSettled(appStarted, { scope });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider value={scope}>
      <Portal />
    </Provider>
  </StrictMode>,
);
