import type { PublishedAd } from '@volan/api-contract';
import { buyImagePackage } from '@volan/api-contract/wire';
import {
  adFormFieldsOf,
  imagePackages,
  keepPlainText,
  type AdFormFields,
  type ImagePackage,
} from '@volan/domain-rules';
import {
  packageControl,
  unchosenPackage,
  type AdFormResult,
  type PackageOutcome,
  type PackageTarget,
} from '@volan/features/selling';
import { data } from 'react-router';
import { wordsLeftOut } from '../../server/http/secretFields.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

const ownControls = new Set(['step', 'draft', 'version', packageControl]);

/** What a form of an ad holds, without the controls of the page. */
export const adFieldsOf = (form: URLSearchParams): AdFormFields =>
  adFormFieldsOf([...form].filter(([name]) => !ownControls.has(name)));

/** What the button that sent a form asks for: one that moves a picture wants the form again. */
export const stepOf = (press: string) => (press.includes(' ') ? 'update' : press);

/** A package of pictures by its number; null of any other word. */
export const packageIn = (text: string | null): ImagePackage | null =>
  imagePackages.find((images) => text === String(images)) ?? null;

/** Buys the package of pictures that a form chose; what became of it, as the page shows it. */
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
  const isCut = !masked.includes('line') && line.split('•').some((part) => keepPlainText(part) !== part);
  return { ...(masked.length > 0 && { masked: '1' }), ...(isCut && { leftout: '1' }) };
}

/** The form again, with what was typed and what is wrong. */
export const shownAdForm = (
  result: Partial<AdFormResult> & Pick<AdFormResult, 'step' | 'draft' | 'fields'>,
  status = 200,
) => data<AdFormResult>({ errors: {}, failure: null, duplicate: null, pictures: null, ...result }, { status });

/** An ad that exists is no draft. */
export const noDraft = { id: '', version: 0 };

/** Changes of an ad that were sent when the session had ended: the form again, which changed nothing yet. [K01] */
export const againAdForm = (words: URLSearchParams): AdFormResult => ({
  step: 'save',
  draft: noDraft,
  fields: adFieldsOf(words),
  errors: {},
  failure: words.has(wordsLeftOut) ? 'typed-in-part' : 'typed-again',
  duplicate: null,
  pictures: null,
});
