import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address';

it.each([
  ['/api/pictures/a', 'https://api.portal.example', 'https://api.portal.example/api/pictures/a'],
  ['/api/pictures/a', '', '/api/pictures/a'],
  ['https://example.org/logo.svg', 'https://api.portal.example', 'https://example.org/logo.svg'],
  ['//example.org/logo.svg', 'https://api.portal.example', '//example.org/logo.svg'],
  [null, 'https://api.portal.example', null],
])('a picture at %j on the host %j has the address %j (D.150)', (url, apiHost, address) =>
  expect(pictureAddress(url, apiHost)).toBe(address),
);
