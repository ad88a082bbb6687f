import type { AdName } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import type { Registry } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { AdRecord } from './AdRecord.ts';
import { answerOf } from './answersOf.ts';

/** The make of an ad, from the taxonomy or in the seller's words. */
export function brandName(registry: Registry, ad: AdRecord): AdName | null {
  return adName(ad.brand_id === null ? undefined : registry.brandsById.get(ad.brand_id), ad.brand_text);
}

/** The model of an ad, from the taxonomy or in the seller's words. */
export function modelName(registry: Registry, ad: AdRecord): AdName | null {
  return adName(ad.model_id === null ? undefined : registry.modelsById.get(ad.model_id), ad.model_text);
}

function adName(known: { id: number; slug: string; title: string } | undefined, written: string | null): AdName | null {
  if (known) return { id: known.id, slug: known.slug, title: known.title };
  return written === null || written === '' ? null : { id: null, slug: null, title: written };
}

/**
 * The title of an ad, made when it is read: make, model and the first answer to each question that is part of titles,
 * in the visitor's language. A version that begins with the model replaces it: SLK and SLK 250 are one SLK 250. An ad
 * without any of these is called by its line or its category, and a fast ad by its line.
 */
export function adTitle(registry: Registry, ad: AdRecord, language: LanguageValue): string {
  if (ad.fast) return ad.line;

  const category = registry.categoriesById.get(ad.category_id);
  const intitle = (category?.specifications ?? [])
    .filter((one) => one.intitle === 1 && one.source !== 'brand_id')
    .sort((a, b) => a.sort - b.sort);
  const answers = intitle.map((one) => {
    const answer = answerOf(registry, one, ad, language);
    return answer?.values[0]?.label ?? answer?.text ?? answer?.number?.toString();
  });
  const model = modelName(registry, ad)?.title;
  const isSaid = model && answers.some((answer) => answer?.toLowerCase().startsWith(`${model.toLowerCase()} `));
  const words = [brandName(registry, ad)?.title, isSaid ? undefined : model, ...answers].filter(Boolean);
  if (words.length > 0) return words.join(' ');

  return ad.line || (category ? titleIn(category, language) : '');
}
