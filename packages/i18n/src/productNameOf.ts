import type { PlainMessageKey, Translator } from './Translator.ts';

/**
 * The name of a product in the messages that a program has loaded, see `productName`.
 *
 * @param isPlain whether those messages have this key, and its message needs no values
 */
export function productNameOf(id: string, t: Translator, isPlain: (key: string) => key is PlainMessageKey): string {
  const [, kind, count] = /^(credits|images)-(\d{1,5})$/.exec(id) ?? [];
  if (kind !== undefined) {
    return t(kind === 'credits' ? 'product.credits' : 'product.images', { count: Number(count) });
  }
  const key = `product.${id}`;

  return isPlain(key) ? t(key) : t('cart.unknown');
}
