import '@attesta/ui/theme.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

declare global {
  var hydrationFaults: string[];
}

globalThis.hydrationFaults = [];
hydrateRoot(document.getElementById('root')!, <Page />, {
  onRecoverableError: (error) => globalThis.hydrationFaults.push(String(error)),
});
document.documentElement.dataset['hydrated'] = '';
