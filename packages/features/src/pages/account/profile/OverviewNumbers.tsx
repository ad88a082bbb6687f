import type { Account, SellerStats } from '@volan/api-contract';
import { priceOfCredits } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { StatCard } from '@volan/ui/StatCard';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { statsChange } from '../../../shell/ownAds/statsChange.ts';

/** The numbers that are shown here: a row of four has room for no more. */
const counted = ['views', 'reveals'] as const;
const icons = { views: 'eye', reveals: 'phone' } as const;

export interface OverviewNumbersProps {
  account: Pick<Account, 'credits' | 'balance'>;
  stats: SellerStats;
}

/**
 * The account's credits and money, and the numbers of its ads in thirty days beside the thirty before. [B07, C58, T09c]
 */
export function OverviewNumbers({ account: { credits, balance }, stats: { total, before } }: OverviewNumbersProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, number, money } = messages;
  const { creditCurrency: currency } = site.brand;
  const worth = (of: number) => money(priceOfCredits(of, currency), currency);

  return (
    <Grid layout="stats">
      <StatCard
        label={t('shell.credits')}
        icon="coins"
        value={number(credits)}
        link={{ label: t('credits.top-up'), href: `${pagePath(site, 'credits', {})}#packages` }}
      />
      <StatCard
        label={t('overview.balance')}
        icon="wallet"
        value={worth(balance)}
        note={t('product.credit-price', { price: worth(1) })}
        link={{ label: t('overview.payments'), href: pagePath(site, 'orders', {}) }}
      />
      {counted.map((each) => (
        <StatCard
          key={each}
          label={t(`overview.${each}`)}
          icon={icons[each]}
          value={number(total[each])}
          {...(before && { note: statsChange(total[each], before[each], messages)?.text })}
          {...(each === 'views' && { link: { label: t('my-ads.stats'), href: pagePath(site, 'stats', {}) } })}
        />
      ))}
    </Grid>
  );
}
