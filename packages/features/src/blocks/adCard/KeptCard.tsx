import type { AdListed } from '@volan/api-contract';
import { AdCard, type AdCardProps } from '@volan/ui/AdCard';
import { Kept, type KeptProps } from '../../runtime/fragmentCache/Kept.tsx';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useWords } from '../../runtime/site/useWords.ts';
import { AdActions } from './AdActions.tsx';
import { adCardData, adCardKey } from './adCardData.ts';

export interface KeptCardProps extends Pick<KeptProps, 'as'>, Pick<AdCardProps, 'layout' | 'headingLevel' | 'late'> {
  ad: AdListed;
  /** With the button that compares; the page then has one `CompareForm`. */
  compare?: boolean;
}

/** The card of an ad whose picture loads when it comes near: the same on every page that lists it. */
export function KeptCard({ ad, as, layout = 'list', headingLevel = 3, late = false, compare = false }: KeptCardProps) {
  const site = useSite();
  const words = useWords();
  return (
    <Kept {...(as && { as })} by={`card ${layout} ${headingLevel} ${late} ${compare} ${adCardKey(ad, site, words)}`}>
      {() => (
        <AdCard
          ad={adCardData(ad, site, words)}
          layout={layout}
          headingLevel={headingLevel}
          late={late}
          actions={compare && <AdActions ad={ad} layout={layout} words={words} />}
        />
      )}
    </Kept>
  );
}
