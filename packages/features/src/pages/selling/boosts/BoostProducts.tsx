import type { BoostedAd } from '@volan/api-contract';
import { boostProducts, type Tier } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { PromotionProduct } from '@volan/ui/PromotionProduct';
import { Grid } from '@volan/ui/Grid';
import { Stack } from '@volan/ui/Stack';
import { AddToCart } from '../../../blocks/cart/AddToCart.tsx';
import { addToCartTexts } from '../../../blocks/cart/CartOffer.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface BoostProductsProps {
  boosted: BoostedAd;
  keys: Readonly<Record<Tier, string>>;
  /** Where the forms go. */
  sendTo: string;
}

/** Ways to promote one ad, each with its price in credits and in money; bought by one press. [E16, L04-L08] */
export function BoostProducts({ boosted: { ad, boosts }, keys, sendTo }: BoostProductsProps) {
  const { brand } = useSite();
  const messages = useMessages();
  const { t, money } = messages;
  const { creditCurrency: currency } = brand;
  return (
    <Grid layout="panels2" as="ul">
      {boostProducts.map(({ tier, description, credits, price, days }) => {
        const runs = boosts.some((boost) => boost.tier === tier);
        const name = t(`product.boost-${tier}`);
        const does = t(runs ? 'boosts.extend' : 'boosts.promote');
        return (
          <li key={tier}>
            <PromotionProduct
              tier={tier}
              tierLabel={t(`tier.${tier}`)}
              title={name}
              description={t(description)}
              price={t('product.credits', { count: credits })}
              terms={`${money(price[currency] * 100, currency)} · ${t('product.days', { count: days })}`}
              action={
                <Stack gap={1}>
                  <form method="post" action={sendTo}>
                    <input type="hidden" name="form" value="boost" />
                    <input type="hidden" name="tier" value={tier} />
                    <input type="hidden" name="key" value={keys[tier]} />
                    <Button type="submit" variant="primary" block aria-label={`${does}: ${name}, ${ad.title}`}>
                      {does}
                    </Button>
                  </form>
                  <AddToCart
                    product={`boost-${tier}`}
                    ad={ad.id}
                    most={1}
                    texts={addToCartTexts(`boost-${tier}`, messages)}
                  />
                </Stack>
              }
            />
          </li>
        );
      })}
    </Grid>
  );
}
