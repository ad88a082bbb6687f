import type { FreeSlots, SellerStats } from '@volan/api-contract';
import { Grid } from '@volan/ui/Grid';
import { StatCard } from '@volan/ui/StatCard';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { statsChange } from '../../../shell/ownAds/statsChange.ts';

/** What stands here of all that is counted: a row of four has room for no more. */
const shown = ['views', 'reveals', 'favourites'] as const;
const icons = { views: 'eye', reveals: 'phone', favourites: 'heart' } as const;

/** What the own ads brought in thirty days beside the thirty before, and how many more may be active. [B07, C58, T09c] */
export function OverviewNumbers({ stats, slots }: { stats: SellerStats; slots: FreeSlots }) {
  const site = useSite();
  const messages = useMessages();
  const { t, number } = messages;
  const { total, before } = stats;
  return (
    <Grid layout="stats">
      {shown.map((each) => (
        <StatCard
          key={each}
          label={t(`overview.${each}`)}
          icon={icons[each]}
          value={number(total[each])}
          {...(before && { note: statsChange(total[each], before[each], messages)?.text })}
          {...(each === 'views' && { link: { label: t('my-ads.stats'), href: pagePath(site, 'stats', {}) } })}
        />
      ))}
      <StatCard
        label={t('overview.slots')}
        icon="megaphone"
        value={number(slots.free)}
        note={t('overview.slots-of', { limit: slots.limit })}
      />
    </Grid>
  );
}
