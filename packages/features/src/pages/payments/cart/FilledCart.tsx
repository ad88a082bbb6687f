import type { PriceList } from '@volan/api-contract';
import { priceCart, type Cart } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { CartLines } from '@volan/ui/CartLine';
import { Grid } from '@volan/ui/Grid';
import { Stack } from '@volan/ui/Stack';
import { showToast } from '../../../runtime/overlays/showToast.ts';
import { mainId } from '../../../shell/mainId.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { NoPayments } from '../../../blocks/offers/NoPayments.tsx';
import { CartItem } from './CartItem.tsx';
import { useCartLines } from './useCartLines.ts';
import * as styles from '../../../blocks/cart/cart.css.ts';
import { CartTotal } from './CartTotal.tsx';
import { ownProducts } from '../../../blocks/cart/planOffers.ts';
import { clearCart } from '../../../blocks/cart/cartChanges.ts';

export interface FilledCartProps {
  cart: Cart;
  list: PriceList;
}

/** The lines of a cart beside their sum. Prices come from the list of the server alone. [B02] */
export function FilledCart({ cart, list }: FilledCartProps) {
  const { t } = useMessages();
  const { lines: known, balance } = useCartLines(cart);
  const priced = priceCart(cart, ownProducts(list, Object.values(known)));
  const clear = () => {
    document.getElementById(mainId)?.focus({ preventScroll: true });
    showToast({ text: t('cart.cleared'), undo: clearCart() });
  };
  const isSignedIn = useSite().viewer?.signedIn ?? false;
  const isOpen = priced.isSold && Object.values(known).every((line) => line.is_open);

  return (
    <Grid layout="checkout">
      <Stack gap={2} as="section">
        <NoPayments />
        <CartLines label={t('cart.lines')}>
          {priced.lines.map((line) => (
            <CartItem key={line.id} line={line} list={list} known={known[line.id]} />
          ))}
        </CartLines>
        <button className={styles.clear} type="button" onClick={clear}>
          {t('cart.clear')}
        </button>
        {!isSignedIn && <Alert tone="info">{t('cart.bound')}</Alert>}
      </Stack>
      <CartTotal cart={{ ...priced, isSold: isOpen }} items={cart} currency={list.currency} balance={balance} />
    </Grid>
  );
}
