import { isCompared } from '@volan/domain-rules';
import { AdBar } from '@volan/ui/AdBar';
import { CompareButton } from '@volan/ui/CompareButton';
import { FavouriteButton } from '@volan/ui/FavouriteButton';
import { useHydrated } from '@volan/ui/hydrated';
import { IconButton } from '@volan/ui/IconButton';
import { printerIcon } from '@volan/ui/icons';
import { useBrowserStore } from '../../../runtime/browser/browserStore.ts';
import { compareFormId } from '../../../blocks/adCard/compareFormId.ts';
import { favouriteFormIds } from '../../../blocks/adCard/favouriteFormId.ts';
import { favouriteStores } from '../../../blocks/favourites/favouriteStores.ts';
import { compareStore } from '../../../blocks/compare/compareStore.ts';
import { ShareButton, type Shared } from '../../../blocks/share/ShareButton.tsx';
import { barId } from '../../../shell/barId.ts';
import { listOfReferrer } from './listOfReferrer.ts';

export interface AdBarIslandProps {
  /** The list of the ad's category, where the visitor came from elsewhere. */
  back: { label: string; href: string };
  /** The first part of every list's path, in the brand and language of the page. */
  listPath: string;
  /** Whole address and name of the ad. */
  share: Shared;
  printLabel: string;
  /**
   * The buttons that compare and save; they send the forms of the page's `CompareForm` and `FavouriteForm`. Null: an
   * own ad, which has neither.
   */
  collect: { adId: number; compareLabel: string; favouriteLabel: string } | null;
}

/**
 * The bar of an ad's page. It leads back to the very list that the visitor came from; without JavaScript to the ad's
 * category, and sharing opens a letter. [B29]
 */
export function AdBarIsland({ back, listPath, share, printLabel, collect }: AdBarIslandProps) {
  const hydrated = useHydrated();
  const list = hydrated ? listOfReferrer(document.referrer, location.origin, listPath) : null;
  const compared = useBrowserStore(compareStore);
  const { ids: favourites } = useBrowserStore(favouriteStores.ads);

  return (
    <AdBar
      id={barId}
      back={{ ...back, href: list ?? back.href }}
      actions={
        <>
          {/* First in the row, which ends at the edge: it comes late and moves none of the others. */}
          {hydrated && <IconButton icon={printerIcon} label={printLabel} onClick={() => print()} />}
          {collect && (
            <>
              <CompareButton
                label={collect.compareLabel}
                size="medium"
                pressed={isCompared(compared, collect.adId)}
                form={compareFormId}
                value={String(collect.adId)}
              />
              <FavouriteButton
                label={collect.favouriteLabel}
                pressed={favourites.includes(String(collect.adId))}
                form={favouriteFormIds.ads}
                name="ad"
                value={String(collect.adId)}
              />
            </>
          )}
          <ShareButton share={share} />
        </>
      }
    />
  );
}
