import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/**
 * The code that an authenticator app shows (RFC 6238).
 * @param stepsAhead 1 for the next code, because the server accepts each code once
 */
export function oneTimeCode(secret: string, stepsAhead = 0): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const hash = createHmac('sha1', decodeBase32(secret)).update(step).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
