import { expect, it } from 'vitest';
import { testWebSecret } from '../testing/openTestApp.ts';
import { addressOf } from './handshake.ts';

const said = { 'x-visitor-address': '203.0.113.7' };

it.each([
  ['by our web server', { ...said, 'x-web-secret': testWebSecret }, '203.0.113.7'],
  ['by somebody else', { ...said, 'x-web-secret': 'guessed' }, '198.51.100.1'],
  ['by nobody', {}, '198.51.100.1'],
])(
  'a socket counts for its own address, or for one that our web server names: named %s [T22]',
  (_who, headers, address) => {
    expect(addressOf(headers, '198.51.100.1', testWebSecret)).toBe(address);
  },
);
