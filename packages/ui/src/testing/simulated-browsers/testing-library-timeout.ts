import { configure } from '@testing-library/react';
import { waitTimeout } from '../wait-timeout.js';

// The timeout of `waitFor` and `findBy`. Adopters have that of Testing Library; our machines may be slow.
configure({ asyncUtilTimeout: waitTimeout });
