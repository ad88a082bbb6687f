import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Failure } from '../failures/Failure.ts';
import { decodeForm } from './decodeForm.ts';
import { encodeForm } from './encodeForm.ts';
import { fieldKinds } from './fieldKinds.ts';

const body = z.strictObject({
  name: z.string(),
  email: z.email().optional(),
  kind: z.enum(['private', 'dealer']).default('private'),
  phone: z.union([z.literal(''), z.string().min(6).transform(Number)]).optional(),
  note: z.string().nullable(),
  either: z.union([z.string(), z.int()]).optional(),
  count: z.int(),
  wanted: z.boolean(),
  ids: z.array(z.int()),
  address: z.object({ city: z.string() }).optional(),
  photo: z.file().optional(),
  logo: z.file().nullish(),
});
const kinds = fieldKinds(body);

describe('fields of a form [I04]', () => {
  it('sends a string as text, a file as a file and any other value as JSON text', () => {
    expect(kinds).toEqual({
      name: 'text',
      email: 'text',
      kind: 'text',
      phone: 'text',
      note: 'json',
      either: 'json',
      count: 'json',
      wanted: 'json',
      ids: 'json',
      address: 'json',
      photo: 'file',
      logo: 'file',
    });
  });

  it('gives back every body it was given, over the wire, with line breaks as LF', async () => {
    const anyBody = fc.record(
      {
        name: fc.string({ unit: 'grapheme' }),
        note: fc.option(fc.string({ unit: 'grapheme' })),
        count: fc.maxSafeInteger(),
        wanted: fc.boolean(),
        ids: fc.array(fc.maxSafeInteger()),
        address: fc.record({ city: fc.string() }),
      },
      { requiredKeys: ['name', 'note', 'count', 'wanted', 'ids'] },
    );
    await fc.assert(
      fc.asyncProperty(anyBody, async (values) => {
        const form = await encodeForm(kinds, values);
        const arrived = await new Response(form).formData();
        const name = values.name.replaceAll(/\r\n?/g, '\n');
        expect(decodeForm(kinds, arrived)).toEqual({ ...values, name });
      }),
    );
  });

  it('puts files last', async () => {
    const photo = new File(['jpeg'], 'front.jpg', { type: 'image/jpeg' });
    const form = await encodeForm({ photo: 'file', name: 'text' }, { photo, name: 'Golf' });
    expect([...form.keys()]).toEqual(['name', 'photo']);
    expect(form.get('photo')).toBeInstanceOf(File);
  });

  it('sends null in the place of a file as its text, and reads it back', async () => {
    const form = await encodeForm(kinds, { name: 'Ana', logo: null });
    expect([...form]).toEqual([
      ['name', 'Ana'],
      ['logo', 'null'],
    ]);
    expect(decodeForm(kinds, form)).toEqual({ name: 'Ana', logo: null });
  });

  it('leaves out what is undefined', async () => {
    const form = await encodeForm(kinds, { name: 'Ana', email: undefined });
    expect([...form.keys()]).toEqual(['name']);
  });

  it.each([
    [
      'a repeated field',
      [
        ['name', 'a'],
        ['name', 'b'],
      ],
      { name: ['repeated'] },
    ],
    ['JSON text that does not parse', [['ids', '[1']], { ids: ['json'] }],
    [
      'a text after a file',
      [
        ['photo', {}],
        ['name', 'a'],
      ],
      { name: ['order'] },
    ],
  ] as const)('refuses %s', (_what, entries, errors) => {
    const read = decodeForm(kinds, entries);
    expect(read).toBeInstanceOf(Failure);
    expect(read).toMatchObject({ name: 'validation', errors });
  });

  it('takes a decrypted value as it is [I03]', () => {
    expect(decodeForm(kinds, [['ids', [1, 2], 'decrypted']])).toEqual({ ids: [1, 2] });
  });

  it('does not fall for a field called __proto__', () => {
    const read = decodeForm(kinds, [['__proto__', '{"admin":true}']]);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(body.safeParse(read).success).toBe(false);
  });
});
