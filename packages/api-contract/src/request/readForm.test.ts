import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listCategoriesByIds } from '../calls/index.ts';
import { defineCall } from '../defineCall.ts';
import { encryptField } from '../encryption/e1.ts';
import { readForm } from './readForm.ts';

const uid = '1f0c9a7e-5b7d-4d0a-9a41-2a1c7f6e3b10.mi3k2v.9QeR';
const path = '/category/categories-by-ids';
const sealedIds = () => encryptField({ uid, direction: 'c2s', method: 'POST', path, field: 'ids' }, [3, 1]);

/** A call with a picture, as those of the profile will be. */
const sendPicture = defineCall({
  method: 'POST',
  path: '/picture',
  access: 'public',
  summary: 'Sends a picture.',
  body: z.strictObject({ title: z.string(), picture: z.file() }),
  reply: z.null(),
  failures: [],
});

describe('the form of a request [I03, I04, T14]', () => {
  it('is read plain or encrypted', async () => {
    expect(await readForm(listCategoriesByIds, [['ids', '[3,1]']], null)).toEqual({ ids: [3, 1] });
    expect(await readForm(listCategoriesByIds, [['ids', await sealedIds()]], { uid, path })).toEqual({ ids: [3, 1] });
  });

  it.each([
    ['a plain field', '[3,1]', { uid, path }, 'enc-invalid'],
    ['another uid', null, { uid: '', path }, 'enc-invalid'],
    ['another path', null, { uid, path: '/category/sort' }, 'enc-invalid'],
    ['an unknown version', 'e2.AAAA.AAAA', { uid, path }, 'enc-version'],
  ])('is refused with %s under encryption', async (_what, text, encryption, failure) => {
    const read = await readForm(listCategoriesByIds, [['ids', text ?? (await sealedIds())]], encryption);
    expect(read).toMatchObject({ name: failure });
  });

  it('takes an encrypted text for text where encryption is off', async () => {
    const text = await encryptField(
      { uid, direction: 'c2s', method: 'POST', path: '/picture', field: 'title' },
      'Golf',
    );
    expect(await readForm(sendPicture, [['title', text]], null)).toEqual({ title: text });
  });

  it('leaves files plain', async () => {
    const picture = new File(['jpeg'], 'front.jpg', { type: 'image/jpeg' });
    const title = await encryptField(
      { uid, direction: 'c2s', method: 'POST', path: '/picture', field: 'title' },
      'Golf',
    );
    const fields = [
      ['title', title],
      ['picture', picture],
    ] as const;
    expect(await readForm(sendPicture, fields, { uid, path: '/picture' })).toEqual({ title: 'Golf', picture });
  });
});
