import './app.css';
import '@attesta/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { Customised } from './customised';

createRoot(document.getElementById('root')!).render(<Customised />);
