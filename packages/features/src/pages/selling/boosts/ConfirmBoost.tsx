import type { BoostedAd } from '@volan/api-contract';
import { boostProducts, creditItems, type Tier } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { SpecList } from '@volan/ui/SpecList';
import { Stack } from '@volan/ui/Stack';
import { TierLabel } from '@volan/ui/TierLabel';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

const dayMs = 86_400_000;

export interface MissingCreditsAlertProps {
  boosted: BoostedAd;
  tier: Tier;
  missing: number;
  /** It came of a try to pay. @default false */
  urgent?: boolean;
}

/** How many credits a promotion lacks, and the ways to it: buying them, or paying the promotion with money. [J32] */
export function MissingCreditsAlert({ boosted: { ad }, tier, missing, urgent = false }: MissingCreditsAlertProps) {
  const site = useSite();
  const { t } = useMessages();
  const bought = creditItems(missing);
  const boost = [{ product: `boost-${tier}`, quantity: 1, ad: ad.id }];

  return (
    <Alert
      tone="caution"
      urgent={urgent}
      title={t('boosts.missing', { count: missing })}
      actions={
        <>
          <Button href={checkoutHref(site, bought.items, { from: 'boosts', begunFor: { ad: ad.id, tier } })}>
            {t('checkout.buy-credits', { count: bought.credits })}
          </Button>
          <Button href={checkoutHref(site, boost, { from: 'boosts' })}>{t('checkout.by-card')}</Button>
        </>
      }
    >
      {t('boosts.not-charged')}
    </Alert>
  );
}

export interface ConfirmBoostProps {
  boosted: BoostedAd;
  tier: Tier;
  /** Id of the purchase: the form sent twice pays once. */
  purchaseKey: string;
  /** Where the form goes. */
  sendTo: string;
  /** The page with all promotions of the ad. */
  backHref: string;
}

/** The price and the end of a promotion, before the payment; missing credits are bought first. [M07, E16] */
export function ConfirmBoost({ boosted, tier, purchaseKey, sendTo, backHref }: ConfirmBoostProps) {
  const { ad, boosts, balance, ad_ends_at: adEnds } = boosted;
  const site = useSite();
  const { t, date, money, number } = useMessages();
  const product = boostProducts.find((each) => each.tier === tier);
  if (!product) throw new Error('Every tier is for sale.');

  const { credits, days, price } = product;
  const { creditCurrency: currency } = site.brand;
  const runs = boosts.find((boost) => boost.tier === tier);
  const end = (runs ? Date.parse(runs.ends_at) : site.now) + days * dayMs;
  // both dates are shown as days, so an end on the same day is no earlier one
  const endsBefore = adEnds !== null && Date.parse(adEnds) < end && date(adEnds) !== date(new Date(end).toISOString());
  const missing = Math.max(0, credits - balance);
  const title = `${t(runs ? 'boosts.extend' : 'boosts.promote')}: ${t(`product.boost-${tier}`)}`;

  return (
    <Card as="section" padding="panel" aria-labelledby="boost-confirm">
      <Stack gap={2}>
        <Heading level={2} id="boost-confirm">
          {title}
        </Heading>
        <span>
          <TierLabel tier={tier}>{t(`tier.${tier}`)}</TierLabel>
        </span>
        <SpecList
          columns={1}
          rows={[
            { label: t('boosts.for-ad'), value: ad.title },
            {
              label: t('boosts.price'),
              value: `${t('product.credits', { count: credits })} (${money(price[currency] * 100, currency)})`,
            },
            {
              label: t('boosts.runs-until'),
              value: `${date(new Date(end).toISOString())} (${t('product.days', { count: days })})`,
            },
            ...(missing > 0
              ? [{ label: t('boosts.have'), value: number(balance) }]
              : [{ label: t('boosts.left'), value: number(balance - credits) }]),
          ]}
        />
        {endsBefore && <Alert tone="caution">{t('boosts.ad-ends', { date: date(adEnds) })}</Alert>}
        {missing > 0 ? (
          <>
            <MissingCreditsAlert boosted={boosted} tier={tier} missing={missing} />
            <Link href={backHref}>{t('cancel')}</Link>
          </>
        ) : (
          <form method="post" action={sendTo}>
            <input type="hidden" name="form" value="boost" />
            <input type="hidden" name="tier" value={tier} />
            <input type="hidden" name="key" value={purchaseKey} />
            <input type="hidden" name="credits" value={credits} />
            <input type="hidden" name="runs_until" value={runs?.ends_at ?? ''} />
            <Row gap={1} wrap>
              <Button type="submit" variant="primary">
                {t('cart.pay-credits', { count: credits })}
              </Button>
              <Button href={backHref}>{t('cancel')}</Button>
            </Row>
          </form>
        )}
      </Stack>
    </Card>
  );
}
