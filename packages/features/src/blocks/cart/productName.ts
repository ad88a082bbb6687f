import { isPlainMessageKey } from '@volan/i18n';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** The name of a product by its id, also of one that is no longer sold: `credits-50` is "50 credits". */
export function productName(id: string, { t }: Pick<Messages, 't'>) {
  const [, kind, count] = /^(credits|images)-(\d{1,5})$/.exec(id) ?? [];
  if (kind !== undefined) {
    return t(kind === 'credits' ? 'product.credits' : 'product.images', { count: Number(count) });
  }
  const key = `product.${id}`;
  return isPlainMessageKey(key) ? t(key) : t('cart.unknown');
}
