import { setDescription, setImage, setName } from '@volan/api-contract/wire';
import { viewerOf } from '@volan/features/site';
import { doneForm, goOn, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Longest wait for a picture to be encoded again, in milliseconds. */
const timeoutMs = 60_000;

const kinds = ['avatar', 'cover'] as const;

/** The choice for a picture: a file, null to remove it, undefined to keep it. */
function chosen(sent: FormData, kind: (typeof kinds)[number]): File | null | undefined {
  if (sent.get('remove') === kind) return null;

  const file = sent.get(kind);
  // a browser sends a field in which nothing was chosen as an empty file without a name
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : undefined;
}

/**
 * Pictures, name and description of the account, by one form. A picture that is refused stops the rest, which is not
 * lost. [J18, J19, J26]
 */
export async function changeProfile({ api, site, session }: RequestContext, sent: FormData, request: Request) {
  const form = new URLSearchParams({ form: 'about' });
  const tooLarge = { failure: 'validation', errors: { avatar: ['image-too-large'] }, code: 422 };
  if (new URL(request.url).searchParams.get('form') !== 'about') return goOn(site.pathname);

  const [name, description] = ['name', 'description'].map((field) => {
    const text = sent.get(field);
    return typeof text === 'string' ? text : '';
  });
  form.set('name', name ?? '');
  form.set('description', description ?? '');
  if (sent.has('left_out')) return refusedForm(form, tooLarge);

  for (const kind of kinds) {
    const image = chosen(sent, kind);
    if (image === undefined) continue;

    const changed = await api.send(setImage, { kind, image }, { timeoutMs });
    if (!changed.ok) {
      const { image: wrong = [], ...errors } = changed.errors ?? {};
      return refusedForm(form, { ...changed, errors: wrong.length > 0 ? { ...errors, [kind]: wrong } : errors });
    }
    // the page that answers shows the new one in its header too
    if (session) Object.assign(site, { viewer: viewerOf({ ...session.user, avatar: changed.data.avatar }) });
  }
  // the form of a business has no name
  const named = sent.has('name') ? await api.send(setName, { name: name ?? '' }) : null;
  if (named?.ok === false) return refusedForm(form, named);

  const described = await api.send(setDescription, { description: description ?? '' });

  return described.ok ? doneForm(form, described.data) : refusedForm(form, described);
}
