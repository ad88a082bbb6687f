import { boostProducts } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { PromotionProduct } from '@volan/ui/PromotionProduct';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/**
 * Ways to promote one ad, with their prices; each links to the own ads, where one is chosen. Below them, what comes back
 * when the ad is sold or deleted. [L04-L08, M07]
 */
export function Promotions() {
  const site = useSite();
  const { t, money } = useMessages();
  const { creditCurrency: currency } = site.brand;

  return (
    <Stack gap={2}>
      <Grid layout="panels4" as="ul">
        {boostProducts.map(({ tier, description, credits, price, days }) => {
          const name = t(`product.boost-${tier}`);
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
                  <Button href={pagePath(site, 'activeAds', {})} aria-label={`${t('boosts.promote')}: ${name}`} block>
                    {t('boosts.promote')}
                  </Button>
                }
              />
            </li>
          );
        })}
      </Grid>
      <Text role="small" tone="secondary">
        {t('boosts.rule-unused')}
      </Text>
    </Stack>
  );
}
