import type { Category, FastAd } from '@volan/api-contract';
import { IconButton } from '@volan/ui/IconButton';
import { bookmarkIcon } from '@volan/ui/icons';
import { QuickAdTile, type QuickAd, type QuickAdTileProps } from '@volan/ui/QuickAdTile';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { useShell } from '../../../shell/useShell.ts';
import { pictureOf } from '../../../blocks/adCard/adPictures.ts';
import { favouriteFormIds } from '../../../blocks/adCard/favouriteFormId.ts';
import { outlineOfKind } from '../../../blocks/adCard/outlineOfKind.ts';
import { placeName } from '../../../blocks/adCard/placeName.ts';
import { fastAdHref } from '../../../blocks/fastAds/fastAdHref.ts';

/** A fast ad in a list, in the words of the visitor. [M17] */
function fastAdTileData(ad: FastAd, categories: readonly Category[], messages: Messages): QuickAd {
  const { age, price, t } = messages;
  const kind = categories.find(({ id }) => id === ad.category.id)?.kind ?? '';

  return {
    title: ad.line,
    price: ad.price === null ? t('price-type.on-request') : price(ad.price),
    line: `${placeName(ad.place, messages)} · ${age(ad.created_at)}`,
    picture: ad.image ? pictureOf(ad.image, '') : undefined,
    missingPicture: { outline: outlineOfKind(kind), label: t('card.no-picture') },
  };
}

export interface FastAdTileProps extends Pick<QuickAdTileProps, 'headingLevel' | 'first'> {
  ad: FastAd;
  /** In place of the bookmark. */
  action?: QuickAdTileProps['action'];
}

/** A fast ad in a list. Its bookmark is the same for all visitors: the page's `FavouriteForm` shows what is saved. */
export function FastAdTile({ ad, action, ...rest }: FastAdTileProps) {
  const site = useSite();
  const messages = useMessages();
  const { categories } = useShell();

  return (
    <QuickAdTile
      {...rest}
      ad={fastAdTileData(ad, categories, messages)}
      href={fastAdHref(site, ad)}
      action={
        action ?? (
          <IconButton
            icon={bookmarkIcon}
            label={messages.t('card.favourite')}
            variant="onPhoto"
            size="small"
            type="submit"
            pressed={false}
            form={favouriteFormIds.ads}
            name="ad"
            value={String(ad.id)}
          />
        )
      }
    />
  );
}
