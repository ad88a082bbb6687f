import { isPlainMessageKey } from './createTranslator.ts';
import type { Translator } from './Translator.ts';

/** The name of a product by its id, also of one that is no longer sold: `credits-50` is "50 credits". */
export function productName(id: string, { t }: { readonly t: Translator }): string {
  const [, kind, count] = /^(credits|images)-(\d{1,5})$/.exec(id) ?? [];
  if (kind !== undefined) {
    return t(kind === 'credits' ? 'product.credits' : 'product.images', { count: Number(count) });
  }
  const key = `product.${id}`;
  return isPlainMessageKey(key) ? t(key) : t('cart.unknown');
}
