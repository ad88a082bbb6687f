import type { Words } from '../../runtime/site/useWords.ts';
import { productName } from './productName.ts';

/** The words of the button that puts a product into the cart. */
export function addToCartTexts(product: string, words: Pick<Words, 't'>) {
  const name = productName(product, words);
  const { t } = words;
  return { add: t('cart.add'), name, added: t('cart.added', { name }), enough: t('cart.most', { name }) };
}
