import type { PublishedAd } from '@volan/api-contract';
import { buyImagePackage, saveDraft } from '@volan/api-contract/wire';
import {
  adFormFieldsOf,
  imagePackages,
  stripToPlainText,
  type AdFormFields,
  type ImagePackage,
} from '@volan/domain-rules';
import {
  packageControl,
  phoneFormField,
  sentFields,
  unchosenPackage,
  type AdFormResult,
  type PackageOutcome,
  type PackageTarget,
} from '@volan/features/selling';
import { data } from 'react-router';
import { wordsLeftOut } from '../../../server/http/secretFields.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

const ownControls = new Set(['step', 'draft', 'version', packageControl, phoneFormField]);

/** The fields of the form of an ad, without the controls of the page. */
export const adFieldsOf = (form: URLSearchParams): AdFormFields =>
  adFormFieldsOf([...form].filter(([name]) => !ownControls.has(name)));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The draft that an address names (`?draft=`); null where it names none. */
export function draftIn(search: string): string | null {
  const id = new URLSearchParams(search).get('draft')?.toLowerCase() ?? '';
  return uuid.test(id) ? id : null;
}

/** The action of the pressed button; a button that moves a picture only shows the form again. */
export const stepOf = (press: string) => (press.includes(' ') ? 'update' : press);

/** A package of pictures by its number; null for any other text. */
export const packageIn = (text: string | null): ImagePackage | null =>
  imagePackages.find((images) => text === String(images)) ?? null;

/** Buys the chosen package of pictures; returns the outcome for the page. */
export async function buyPackage(
  { api }: RequestContext,
  of: PackageTarget,
  form: URLSearchParams,
): Promise<{ readonly pictures: PackageOutcome; readonly status: number }> {
  const images = packageIn(form.get(packageControl));
  if (images === null) return { pictures: { failure: unchosenPackage }, status: 400 };

  const bought = await api.send(buyImagePackage, { ...of, images });
  if (bought.ok) return { pictures: { bought: images }, status: 200 };

  const missing = bought.failure === 'not-enough-credits' ? bought.data?.missing : undefined;

  return {
    pictures: missing === undefined ? { failure: bought.failure } : { missing },
    status: bought.code ?? 503,
  };
}

/**
 * The masked parts of the texts of a sent ad, as parameters of the next page; an `@` of a mail is masked, not left out.
 */
export function noticesOf(masked: PublishedAd['masked'], fields: AdFormFields): Record<string, string> {
  const line = (fields['line']?.[0] ?? '').normalize('NFC');
  const isCut = !masked.includes('line') && line.split('•').some((part) => stripToPlainText(part) !== part);
  return { ...(masked.length > 0 && { masked: '1' }), ...(isCut && { leftout: '1' }) };
}

/** The form again, with the typed values and their errors. */
export const shownAdForm = (
  result: Partial<AdFormResult> & Pick<AdFormResult, 'step' | 'draft' | 'fields'>,
  status = 200,
) => data<AdFormResult>({ errors: {}, failure: null, duplicate: null, pictures: null, ...result }, { status });

/** Saves what was filled in; the draft stays as it was where that fails. */
export async function saveFields(
  { api }: RequestContext,
  { id, version }: AdFormResult['draft'],
  /** Null: a fast ad. */
  categoryId: number | null,
  fields: AdFormFields,
): Promise<AdFormResult['draft']> {
  const saved = await api.send(saveDraft, { id, version, category_id: categoryId, fields: sentFields(fields) });
  return saved.ok ? { id, version: saved.data.version } : { id, version };
}

/** The draft of an ad that exists: none. */
export const noDraft = { id: '', version: 0 };

/** The form with changes that were sent after the session had ended. Nothing is saved yet. [K01] */
export const againAdForm = (words: URLSearchParams): AdFormResult => ({
  step: 'save',
  draft: noDraft,
  fields: adFieldsOf(words),
  errors: {},
  failure: words.has(wordsLeftOut) ? 'typed-in-part' : 'typed-again',
  duplicate: null,
  pictures: null,
});
