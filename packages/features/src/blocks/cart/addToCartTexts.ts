import type { Messages } from '../../runtime/site/useMessages.ts';
import { productName } from './productName.ts';

/** The words of the button that puts a product into the cart. */
export function addToCartTexts(product: string, messages: Pick<Messages, 't'>) {
  const name = productName(product, messages);
  const { t } = messages;
  return { add: t('cart.add'), name, added: t('cart.added', { name }), enough: t('cart.most', { name }) };
}
