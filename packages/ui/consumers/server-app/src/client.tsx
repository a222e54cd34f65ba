import '@attesta/ui/theme.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

declare global {
  var hydrationErrors: string[];
}

globalThis.hydrationErrors = [];
hydrateRoot(document.getElementById('root')!, <Page />, {
  onRecoverableError: (error) => globalThis.hydrationErrors.push(String(error)),
});
document.documentElement.dataset['hydrated'] = '';
