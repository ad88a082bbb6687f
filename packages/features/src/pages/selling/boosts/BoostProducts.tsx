import type { BoostedAd } from '@volan/api-contract';
import { boostProducts } from '@volan/domain-rules';
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
  /** The page of the ad; with a tier it asks whether to pay. */
  path: string;
}

/**
 * Ways to promote one ad, each with its price in credits and in money; each leads to its confirmation. [E16, L04-L08]
 */
export function BoostProducts({ boosted: { ad, boosts }, path }: BoostProductsProps) {
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
                  <Button
                    variant="primary"
                    href={`${path}&tier=${tier}`}
                    aria-label={`${does}: ${name}, ${ad.title}`}
                    block
                  >
                    {does}
                  </Button>
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
