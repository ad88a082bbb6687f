import { hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptField, encryptField, type FieldContext, looksEncrypted } from './e1.ts';

const uid = '1f0c9a7e-5b7d-4d0a-9a41-2a1c7f6e3b10.mi3k2v.9QeR';
const fixedIv = Uint8Array.from({ length: 12 }, (_, index) => index);
const register = (field: string, changes: Partial<FieldContext> = {}): FieldContext => ({
  uid,
  direction: 'c2s',
  method: 'POST',
  path: '/auth/register',
  field,
  ...changes,
});

const vectors: [field: string, value: unknown, sealed: string][] = [
  ['email', 'ana@example.test', 'OYhS3K5hVywF0mNUR2HsMp4sDWksdJDl24Ss4msex_UYww'],
  ['name', 'Đorđe Žikić 🚗', 'OS2s0pzAvihIZ7JYAnxNxsr-JLWEf06RSRaEFA4-m615cHGc9vI'],
  ['type', 1, 'Kr6FcaBX0Dpcr7EeYo6ZC7Y'],
  ['rememberMe', true, 'b5tJ2IvUkjD63TdilWJ-4lkIJMk'],
  ['note', '', 'OcsurDo6PsW0kI0SRyS49XBi'],
  ['ids', [1, 2], 'QNgQj7MoE493V0jQzfT1fDFFpw7g'],
  ['x', null, 'dZxQ0aoBQshG28RVsnetBXeYzGU'],
];
const sealedEmail = `e1.AAECAwQFBgcICQoL.${vectors[0]?.[2]}`;

describe('field encryption e1 [I03, T14]', () => {
  it.each([
    ['c2s', '31686f3a8aa51e92231ed1a614d33403d27ce5f83b4a156c224686757823bc00'],
    ['s2c', '7b05247f7eb933970c7e40c17eeb6780239f9973faa3da03dc57893be95b5ad0'],
  ])('derives the written key for %s', async (direction, hex) => {
    const written = hkdfSync('sha256', uid, 'marketplace/field-enc/v1', `aes-256-gcm|${direction}`, 32);
    expect(Buffer.from(written).toString('hex')).toBe(hex);
    const key = await crypto.subtle.importKey('raw', written, 'AES-GCM', false, ['decrypt']);
    const context = register('email', { direction: direction as 'c2s' | 's2c' });
    const [, iv = '', sealed = ''] = (await encryptField(context, 'Ana')).split('.');
    const additionalData = new TextEncoder().encode(`e1\n${direction}\nPOST\n/auth/register\nemail`);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: Buffer.from(iv, 'base64url'), additionalData },
      key,
      Buffer.from(sealed, 'base64url'),
    );
    expect(Buffer.from(plain).toString()).toBe('"Ana"');
  });

  it.each(vectors)('writes and reads the vector of %s', async (field, value, sealed) => {
    const text = `e1.AAECAwQFBgcICQoL.${sealed}`;
    expect(await encryptField(register(field), value, fixedIv)).toBe(text);
    expect(await decryptField(register(field), text)).toEqual({ ok: true, value });
  });

  it.each([
    ['one bit', register('email'), sealedEmail.replace('OYhS', 'OYhT')],
    ['another field', register('name'), sealedEmail],
    ['another path', register('email', { path: '/auth/passport' }), sealedEmail],
    ['another method', register('email', { method: 'PUT' }), sealedEmail],
    ['another uid', register('email', { uid: `${uid}x` }), sealedEmail],
    ['the key of the other direction', register('email', { direction: 's2c' }), sealedEmail],
    ['plain text', register('email'), 'ana@example.test'],
    ['padding', register('email'), `${sealedEmail}=`],
    ['a fourth part', register('email'), `${sealedEmail}.AAAA`],
    ['no tag', register('email'), 'e1.AAECAwQFBgcICQoL.AAAA'],
    ['nothing at all', register('email'), undefined],
  ])('refuses %s with one answer', async (_what, context, text) => {
    expect(await decryptField(context, text)).toEqual({ ok: false, failure: 'enc-invalid' });
  });

  it('names an unknown version', async () => {
    const failure = await decryptField(register('email'), sealedEmail.replace('e1.', 'e2.'));
    expect(failure).toEqual({ ok: false, failure: 'enc-version' });
  });

  it('refuses base64url that is not written canonically', async () => {
    // The last letter holds spare bits: "w" and "x" decode to the same byte.
    expect(await decryptField(register('email'), sealedEmail.replace(/w$/, 'x'))).toEqual({
      ok: false,
      failure: 'enc-invalid',
    });
  });

  it('gives back every JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const value: unknown = JSON.parse(text);
        const sealed = await encryptField(register('note'), value);
        expect(await decryptField(register('note'), sealed)).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(value)),
        });
      }),
    );
  });

  it('uses a new IV for each field', async () => {
    const first = await encryptField(register('email'), 'same');
    expect(await encryptField(register('email'), 'same')).not.toBe(first);
  });

  it('tells encrypted text from plain text [I05]', () => {
    expect(looksEncrypted(sealedEmail)).toBe(true);
    expect(looksEncrypted('e1.5 TDI')).toBe(false);
    expect(looksEncrypted({})).toBe(false);
  });
});
