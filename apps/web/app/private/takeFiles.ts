import { uploadAdPicture } from '@volan/api-contract/wire';
import type { AdFormErrors, AdFormFields } from '@volan/domain-rules';
import { movePicture, uploadedPictures } from '@volan/features/selling';
import { createHash } from 'node:crypto';
import type { FormWithFiles } from './forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Longest wait for a picture to be encoded again, in milliseconds. */
const timeoutMs = 60_000;

/** The id of a file in a form: the same form sent twice is the same pictures. */
async function idOf(form: string, file: File): Promise<string> {
  const hash = createHash('sha256')
    .update(`${form} `)
    .update(new Uint8Array(await file.arrayBuffer()));
  const digits = hash.digest('hex');
  // a UUID of version 8: made by a rule of our own
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];

  return [...parts, digits.slice(20, 32)].join('-');
}

/**
 * Takes the pictures that a form carries where no script sends them beside it: each becomes an upload, and the fields
 * name it.
 *
 * @param form the draft, or the ad, that the form is about
 * @param press value of the button that sent it: it may move a picture
 */
export async function takeFiles(
  requestContext: RequestContext,
  form: string,
  fields: AdFormFields,
  { files, isCut }: Pick<FormWithFiles, 'files' | 'isCut'>,
  press: string,
): Promise<{ readonly fields: AdFormFields; readonly errors: AdFormErrors }> {
  const { api, session } = requestContext;
  const ids = new Set(fields['pictures'] ?? []);
  let wrong = isCut ? 'pictures-too-large' : null;
  for (const file of session ? files : []) {
    // one after the other: the whole form is in memory once, no picture twice
    const sent = await api.send(uploadAdPicture, { id: await idOf(form, file), image: file }, { timeoutMs });
    if (sent.ok) ids.add(sent.data.id);
    else wrong ??= sent.errors?.['image']?.[0] ?? sent.failure;
  }
  const pictures = movePicture([...ids], press);
  await showPictures(requestContext, pictures);

  return {
    fields: pictures.length > 0 ? { ...fields, pictures } : fields,
    errors: wrong === null ? {} : { pictures: [wrong] },
  };
}

/** Reads what the page needs to show pictures that wait for their ad. */
export const showPictures = async ({ api, queries, session }: RequestContext, pictures: readonly string[]) =>
  session && pictures.length > 0 ? queries.prefetchQuery(uploadedPictures(api, pictures)) : undefined;
