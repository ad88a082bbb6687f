import { Button } from '@volan/ui/Button';
import { shoppingCartIcon } from '@volan/ui/icons';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { prepareToasts, showToast } from '../../runtime/overlays/showToast.ts';
import { putIntoCart } from './cartChanges.ts';
import { withScript } from './cart.css.ts';

export interface AddToCartProps {
  /** Id of the product in the price list. */
  product: string;
  /** Number of the own ad that it is for; absent for what belongs to no ad. */
  ad?: number;
  /** How many of it are sold at once. */
  most: number;
  /** Ready to read: the button, the product, what happened, and that there are enough of it. */
  texts: { add: string; name: string; added: string; enough: string };
}

/**
 * Puts a product into the cart and offers the way back. Without a script it is not there: the cart is the browser's.
 * [F18]
 */
export function AddToCartIsland({ product, ad, most, texts }: AddToCartProps) {
  const add = () => {
    const undo = putIntoCart(product, most, ad);
    showToast(undo ? { text: texts.added, undo } : { text: texts.enough });
  };
  return (
    <div className={withScript} onPointerDown={prepareToasts}>
      <Button icon={shoppingCartIcon} onClick={add} block>
        {texts.add}
        <VisuallyHidden>: {texts.name}</VisuallyHidden>
      </Button>
    </div>
  );
}
