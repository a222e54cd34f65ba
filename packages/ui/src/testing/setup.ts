import '../theme/theme.css';
import { applyTheme } from '../theme/index.js';

applyTheme(document.documentElement, { preset: 'theme5', mode: 'light', dir: 'ltr', radius: 8 });
document.documentElement.lang = 'en';
