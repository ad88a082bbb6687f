import { priceList, priceOfCredits } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';
import { AddToCart } from './AddToCart.tsx';
import { addToCartTexts } from './addToCartTexts.ts';
import { productName } from './productName.ts';
import { offer } from './cart.css.ts';

/** What belongs to no ad and can be put into the cart by everybody: credits and packets. [A08, L02, M13] */
export function CartOffer() {
  const { creditCurrency: currency } = useSite().brand;
  const words = useWords();
  const { t, money } = words;
  const products = priceList(currency).filter(({ kind }) => kind === 'credits' || kind === 'plan');
  return (
    <div className={offer}>
      {products.map(({ id, kind, price, duration, most }) => (
        <Card key={id}>
          <Stack gap={1.5}>
            <div>
              <Heading level={3} size="title">
                {productName(id, words)}
              </Heading>
              <Text role="small" tone="secondary">
                {kind === 'credits'
                  ? t('product.credit-price', { price: money(priceOfCredits(1, currency), currency) })
                  : t('product.plan-months', { count: duration ?? 1 })}
              </Text>
            </div>
            <Text role="title">{money(price, currency)}</Text>
            <AddToCart product={id} most={most} texts={addToCartTexts(id, words)} />
          </Stack>
        </Card>
      ))}
    </div>
  );
}
