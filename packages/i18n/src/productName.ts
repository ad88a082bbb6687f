import { isPlainMessageKey } from './createTranslator.ts';
import { productNameOf } from './productNameOf.ts';
import type { Translator } from './Translator.ts';

/** The name of a product by its id, also of one that is no longer sold: `credits-50` is "50 credits". */
export const productName = (id: string, { t }: { readonly t: Translator }): string =>
  productNameOf(id, t, isPlainMessageKey);
