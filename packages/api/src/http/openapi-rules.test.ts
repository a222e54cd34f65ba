import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it, onTestFinished } from 'vitest';
import { createInstance } from '../testing/instance.ts';

it('the OpenAPI description passes the recommended rules of Redocly (D.350)', async () => {
  const instance = await createInstance();
  onTestFinished(() => instance.close());
  const config = await createConfig({ extends: ['recommended'] });
  const problemsOf = async (source: string) =>
    (await lintFromString({ source, absoluteRef: 'openapi.json', config })).map(
      ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''}: ${message}`,
    );
  const { body } = await instance.app.inject('/api/openapi.json');
  expect(await problemsOf(body)).toEqual([]);
  const withoutLicence = { ...JSON.parse(body), info: { title: 'Attesta', version: '0.1.0' } };
  expect(await problemsOf(JSON.stringify(withoutLicence))).toEqual([expect.stringMatching(/^info-license /)]);
});
