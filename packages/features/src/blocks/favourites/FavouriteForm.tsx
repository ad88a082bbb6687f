import { island } from '../../runtime/hydration/island.tsx';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { FavouriteFormIsland, type FavouriteFormIslandProps } from './FavouriteForm.island.tsx';

const HydratedFavouriteForm = island('favouriteForm', FavouriteFormIsland);

const pages = { ads: 'favourites', sellers: 'mySellers' } as const;

export interface FavouriteFormProps extends Pick<FavouriteFormIslandProps, 'kind' | 'visited'> {
  /** The page of what is marked: saved fast ads have their own. @default that of the kind */
  page?: 'savedFastAds';
}

/**
 * Once a page that has buttons of a kind: what they do. Without JavaScript they lead to a page, which asks. [M09, B11]
 */
export function FavouriteForm({ kind, page, visited }: FavouriteFormProps) {
  const site = useSite();
  return (
    <HydratedFavouriteForm
      kind={kind}
      visited={visited}
      action={pagePath(site, page ?? pages[kind], {})}
      signInPath={pagePath(site, 'signIn', {})}
    />
  );
}
