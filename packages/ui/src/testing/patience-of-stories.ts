import { configure } from 'storybook/test';
import { patience } from './patience.js';

// What `waitFor` and `findBy` wait for in a story's play function.
configure({ asyncUtilTimeout: patience });
