import { configure } from 'storybook/test';
import { waitTimeout } from './wait-timeout.js';

// The timeout of `waitFor` and `findBy` in play functions.
configure({ asyncUtilTimeout: waitTimeout });
