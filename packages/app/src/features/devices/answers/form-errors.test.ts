import { expect, it } from 'vitest';
import { errorsOf } from '../../../platform/forms/lazy-resolver';
import { problemsIn, sectionsWith } from './form-errors';
import type { FormValues } from './form-values';

it('returns problems in form order, with the path of each list item', () => {
  const problems = problemsIn(
    errorsOf<FormValues>({
      srn: 'required',
      sterile: 'required',
      'tradeName.1.language': 'not_in_list',
      workingName: 'too_short',
      root: 'invalid',
    }),
  );
  expect(problems).toEqual([
    { path: 'workingName', code: 'too_short' },
    { path: 'tradeName.1.language', code: 'not_in_list' },
    { path: 'sterile', code: 'required' },
    { path: 'srn', code: 'required' },
    { path: 'root', code: 'invalid' },
  ]);
  expect(sectionsWith(problems)).toEqual(['start', 'identity', 'characteristics']);
});
