import '../theme/theme.css';
import { applyTheme } from '../theme/theme-root.js';

applyTheme(document.documentElement, { preset: 'theme5', mode: 'light', dir: 'ltr', radius: 8 });
document.documentElement.lang = 'en';
