import { expect, it } from 'vitest';
import { isolated } from './isolated.js';

it('isolates a name in Arabic or Hebrew letters', () => {
  expect(isolated('عقد.pdf')).toBe('\u2068عقد.pdf\u2069');
  expect(isolated('חוזה')).toBe('\u2068חוזה\u2069');
});

it('leaves other texts as they are', () => {
  expect(['contract.pdf', '1,234', '合同', 'Žofia'].map(isolated)).toEqual(['contract.pdf', '1,234', '合同', 'Žofia']);
});
