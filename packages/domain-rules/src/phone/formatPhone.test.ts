import { describe, expect, it } from 'vitest';
import { formatPhone } from './formatPhone.ts';

describe('a phone number for reading [G06, G07, T20]', () => {
  it.each([
    ['+38164123456', '+381 64 123456'],
    ['+381641234567', '+381 64 1234567'],
    ['+381 64 123 4567', '+381 64 1234567'],
    ['+3816412345678', '+381 641 2345678'],
    ['+38164123456789', '+381 641 23456789'],
    ['01123456', '(011) 23-456'],
    ['064123456', '(064) 123-456'],
    ['064/123-4567', '(064) 123-4567'],
    ['06412345678', '(064) 1234-5678'],
    ['064123456789', '(064) 123-456-789'],
  ])('%s is %s', (written, shown) => {
    expect(formatPhone(written)).toBe(shown);
  });

  it.each(['+3816412', '+381641234567890', '0641234', '0641234567890', 'lokal 12', ''])(
    'of another length stays: %s',
    (written) => {
      expect(formatPhone(written)).toBe(written);
    },
  );
});
