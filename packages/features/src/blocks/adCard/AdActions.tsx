import type { AdListed } from '@volan/api-contract';
import type { AdCardProps } from '@volan/ui/AdCard';
import { CompareButton } from '@volan/ui/CompareButton';
import { FavouriteButton } from '@volan/ui/FavouriteButton';
import { compareFormId } from './compareFormId.ts';
import { favouriteFormIds } from './favouriteFormId.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

export interface AdActionsProps extends Pick<AdCardProps, 'layout'> {
  ad: Pick<AdListed, 'id' | 'tiers'>;
  messages: Pick<Messages, 't'>;
}

/**
 * The buttons of a card, the same for every visitor: `CompareForm` and `FavouriteForm` show which ads are compared and
 * saved.
 */
export function AdActions({ ad, layout, messages: { t } }: AdActionsProps) {
  const inList = layout === 'list';
  return (
    <>
      <CompareButton
        label={t('card.compare')}
        look={inList ? (ad.tiers.includes('xl') ? 'label' : 'icon') : 'photo'}
        pressed={false}
        form={compareFormId}
        value={String(ad.id)}
      />
      <FavouriteButton
        label={t('card.favourite')}
        variant={inList ? 'plain' : 'onPhoto'}
        pressed={false}
        form={favouriteFormIds.ads}
        name="ad"
        value={String(ad.id)}
      />
    </>
  );
}
