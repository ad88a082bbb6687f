import { setImage } from '@volan/api-contract/wire';
import { viewerOf } from '@volan/features/site';
import { doneForm, goOn, refusedForm } from '../private/forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** Longest wait for a picture to be encoded anew, in milliseconds. */
const timeoutMs = 60_000;

/** Sets or removes a picture of the account by a form with a file. [J26] */
export async function changeImage({ api, site, session }: RequestContext, request: Request) {
  const sent = await request.formData().catch(() => null);
  const kind = new URL(request.url).searchParams.get('form') ?? sent?.get('form');
  if (kind !== 'avatar' && kind !== 'cover') return goOn(site.pathname);
  const form = new URLSearchParams({ form: kind });
  const file = sent?.get('image');
  if (!sent || typeof file === 'string' || file === undefined) {
    const errors = { image: [sent?.has('left_out') ? 'image-too-large' : 'required'] };
    return refusedForm(form, { failure: 'validation', errors, code: 422 });
  }
  const image = sent.get('remove') === '1' ? null : file;
  const changed = await api.send(setImage, { kind, image }, { timeoutMs });
  if (!changed.ok) return refusedForm(form, changed);
  // the page that answers shows the new one in its header too
  if (session) Object.assign(site, { viewer: viewerOf({ ...session.user, avatar: changed.data.avatar }) });
  return doneForm(form);
}
