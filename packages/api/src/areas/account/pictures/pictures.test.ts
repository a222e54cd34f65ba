import * as calls from '@attesta/domain/account/calls';
import { getPicture, removeLogo, removePhoto, uploadLogo, uploadPhoto } from '@attesta/domain/account/profile/calls';
import { maxPictureBytes } from '@attesta/domain/account/profile/pictures';
import sharp, { type Create } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { testSettings } from '../../../testing/settings.ts';
import { pictureUpload } from '../../../limits/attempts.ts';
import { goodPassword, operator, operatorProfile, verified } from '../../../testing/people.ts';

const red = { r: 200, g: 30, b: 30 };
const canvas = (width: number, height: number, more: Partial<Create> = {}) =>
  sharp({ create: { width, height, channels: 3, background: red, ...more } });

describe.each(databases)('Pictures on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const send = (token: string, content: Buffer, call: typeof uploadPhoto | typeof uploadLogo = uploadPhoto) =>
    instance.call(call, { token, body: content, headers: { 'content-type': 'image/png' } });
  const read = (url: string | null | undefined) => instance.app.inject({ url: url ?? '/api/pictures/none' });
  const metadataOf = async (url: string | null | undefined) => sharp((await read(url)).rawPayload).metadata();
  const userOf = async (token: string) => (await instance.call(calls.getAuthenticatedUser, { token })).body.user;

  it('is served to everyone who knows its id, as an image and nothing else, and cached forever (D.140)', async () => {
    const token = await operator(instance);
    const { photo_url } = (await send(token, await canvas(300, 200).png().toBuffer())).body.user;
    const { statusCode, headers } = await read(photo_url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': 'inline; filename="picture.webp"',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await instance.call(getPicture, { params: { id: 'unknown' } })).status).toBe(404);
  });

  it('a new picture has a new address, and the previous one is gone', async () => {
    const token = await operator(instance);
    const first = (await send(token, await canvas(300, 200).png().toBuffer())).body.user.photo_url;
    const second = (await send(token, await canvas(200, 300).webp().toBuffer())).body.user.photo_url;
    expect(second).not.toBe(first);
    expect((await read(first)).statusCode).toBe(404);
    const { user } = (await instance.call(removePhoto, { token })).body;
    expect(user.photo_url).toBeNull();
    expect((await read(second)).statusCode).toBe(404);
  });

  it('a logo keeps its proportions and transparency, is not enlarged, and replaces the one entered as URL', async () => {
    const token = await operator(instance);
    const typed = { ...operatorProfile, logoUrl: 'https://harbour.example/logo.png' };
    await instance.call(calls.configureAccount, { token, body: typed });
    expect((await userOf(token)).market_operator?.logo_url).toBe(typed.logoUrl);
    const wide = await canvas(2000, 500, { channels: 4, background: { ...red, alpha: 0 } })
      .png()
      .toBuffer();
    const { user } = (await send(token, wide, uploadLogo)).body;
    expect(await metadataOf(user.market_operator?.logo_url)).toMatchObject({ width: 512, height: 128, hasAlpha: true });
    expect((await instance.call(calls.getAccount, { token })).body.account).not.toHaveProperty('logoUrl');
    const small = (await send(token, await canvas(40, 30).png().toBuffer(), uploadLogo)).body.user;
    expect(await metadataOf(small.market_operator?.logo_url)).toMatchObject({ width: 40, height: 30 });
    const removed = (await instance.call(removeLogo, { token })).body.user;
    expect(removed.market_operator?.logo_url).toBeNull();
  });

  it('a logo needs a configured organisation', async () => {
    const logo = await canvas(40, 30).png().toBuffer();
    const unconfigured = await instance.signIn(await verified(instance), goodPassword);
    expect((await send(unconfigured, logo, uploadLogo)).error.code).toBe('not_configured');
    expect((await instance.call(removeLogo, { token: unconfigured })).error.code).toBe('not_configured');
    const candidate = await instance.signIn(await verified(instance, 'job-candidate'), goodPassword);
    const profile = { kind: 'candidate', country: 'RO', targets: ['site_auditor'], codes: [] };
    const body = { ...profile, experienceYears: 3, technologyYears: 1 };
    await instance.call(calls.configureAccount, { token: candidate, body });
    expect((await send(candidate, logo, uploadLogo)).error.code).toBe('forbidden');
    expect((await instance.call(removeLogo, { token: candidate })).error.code).toBe('forbidden');
    expect((await send(candidate, logo)).status).toBe(200);
  });

  it('other content is rejected, whatever its header says (D.140)', async () => {
    const token = await operator(instance);
    for (const file of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0)]) {
      expect((await send(token, file)).error.code).toBe('picture_type');
    }
    const heavy = await send(token, Buffer.alloc(maxPictureBytes + 1));
    expect([heavy.status, heavy.error.code]).toEqual([413, 'too_large']);
    expect((await userOf(token)).photo_url).toBeNull();
  });

  it('a file of an accepted type is accepted whatever its header says', async () => {
    const token = await operator(instance);
    const body = await canvas(300, 200).jpeg().toBuffer();
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await instance.call(uploadPhoto, { token, body, headers })).status).toBe(200);
  });

  it('uploads are limited, and need a session', async () => {
    const token = await operator(instance);
    const photo = await canvas(32, 32).png().toBuffer();
    const statuses = [];
    for (let sent = 0; sent <= pictureUpload.count; sent += 1) statuses.push((await send(token, photo)).status);
    expect(statuses).toEqual([...Array.from({ length: pictureUpload.count }, () => 200), 429]);
    const anonymous = await instance.call(uploadPhoto, { body: photo, headers: { 'content-type': 'image/png' } });
    expect(anonymous.status).toBe(401);
  });
});

it('the address of a picture is absolute if the API has another host than the portal', async () => {
  const portal = { ...testSettings().portal, apiHost: 'https://api.attesta.example' };
  const instance = await createInstance({ settings: { portal } });
  const token = await operator(instance);
  const body = await canvas(40, 30).png().toBuffer();
  const { user } = (await instance.call(uploadPhoto, { token, body, headers: { 'content-type': 'image/png' } })).body;
  expect(user.photo_url).toMatch(/^https:\/\/api\.attesta\.example\/api\/pictures\/[\w-]{24}$/);
  const { headers } = await instance.app.inject({ url: new URL(user.photo_url ?? '').pathname });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  await instance.close();
});
