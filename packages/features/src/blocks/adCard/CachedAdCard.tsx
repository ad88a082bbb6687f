import type { AdListed } from '@volan/api-contract';
import { AdCard, type AdCardProps } from '@volan/ui/AdCard';
import { CachedFragment, type CachedFragmentProps } from '../../runtime/fragmentCache/CachedFragment.tsx';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { AdActions } from './AdActions.tsx';
import { adCardData, adCardKey } from './adCardData.ts';

export interface CachedAdCardProps
  extends Pick<CachedFragmentProps, 'as'>, Pick<AdCardProps, 'layout' | 'headingLevel' | 'late'> {
  ad: AdListed;
  /** With the buttons that compare and save; the page then has one `CompareForm` and one `FavouriteForm`. */
  compare?: boolean;
}

/** The card of an ad whose picture loads when it comes near: the same on every page that lists it. */
export function CachedAdCard({
  ad,
  as,
  layout = 'list',
  headingLevel = 3,
  late = false,
  compare = false,
}: CachedAdCardProps) {
  const site = useSite();
  const messages = useMessages();
  return (
    <CachedFragment
      {...(as && { as })}
      cacheKey={`card ${layout} ${headingLevel} ${late} ${compare} ${adCardKey(ad, site, messages)}`}
    >
      {() => (
        <AdCard
          ad={adCardData(ad, site, messages)}
          layout={layout}
          headingLevel={headingLevel}
          late={late}
          actions={compare && <AdActions ad={ad} layout={layout} messages={messages} />}
        />
      )}
    </CachedFragment>
  );
}
