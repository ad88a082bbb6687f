import type { BoostedAd } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { ProgressBar } from '@volan/ui/ProgressBar';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TierLabel } from '@volan/ui/TierLabel';
import { adHref, priceText } from '../../../blocks/adCard/adCardData.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';

type Boost = BoostedAd['boosts'][number];

/** How much of a promotion is over, in percent. */
function shareOver({ starts_at: start, ends_at: end }: Boost, now: number) {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return Math.min(100, Math.max(0, ((now - from) / (to - from)) * 100));
}

/** The effect of a promotion: views a day before it and since. [N10] */
function liftText({ views: { before, during } }: Boost, { t, number }: Messages) {
  if (during === null) return t('boosts.lift-soon');
  if (before === null) return t('boosts.lift-now', { during: number(during) });
  return t('boosts.lift', { before: number(before), during: number(during) });
}

export interface BoostedAdCardProps {
  boosted: BoostedAd;
  /** Where its promotions are bought and extended; absent on that page itself. */
  extendHref?: string;
}

/** One own ad with its running promotions. [C57] */
export function BoostedAdCard({ boosted: { ad, boosts, balance }, extendHref }: BoostedAdCardProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, date } = messages;

  return (
    <Card padding="card">
      <Stack gap={2}>
        <Row justify="between" gap={2} wrap>
          <Stack gap={0.5}>
            <Heading level={2} size="title">
              <Link href={adHref(site, ad)}>{ad.title}</Link>
            </Heading>
            <Text role="small" tone="secondary">
              {priceText(ad, messages)} · {t('boosts.balance', { count: balance })}
            </Text>
          </Stack>
          {extendHref !== undefined && (
            <Button size="small" href={extendHref} aria-label={`${t('boosts.extend')}: ${ad.title}`}>
              {t('boosts.extend')}
            </Button>
          )}
        </Row>
        {boosts.length > 0 && (
          <Stack as="ul" gap={2}>
            {boosts.map((boost) => (
              <li key={boost.tier}>
                <Stack gap={0.5}>
                  <span>
                    <TierLabel tier={boost.tier}>{t(`tier.${boost.tier}`)}</TierLabel>
                  </span>
                  <ProgressBar
                    label={t(`product.boost-${boost.tier}`)}
                    valueText={t('boosts.until', { date: date(boost.ends_at) })}
                    value={shareOver(boost, site.now)}
                  />
                  <Text role="small" tone="secondary">
                    {liftText(boost, messages)}
                    {boost.tier === 'social' &&
                      (boost.proof_url === null ? (
                        ` ${t('boosts.post-soon')}`
                      ) : (
                        <>
                          {' '}
                          <Link href={boost.proof_url} rel="noopener nofollow" target="_blank">
                            {t('boosts.see-post')}
                          </Link>
                        </>
                      ))}
                  </Text>
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
